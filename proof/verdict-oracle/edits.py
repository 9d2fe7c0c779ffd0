"""What a change edits in the golden data: which case is which, which documents are renamed, what is an edit or a finding.

README.md beside this file lists how it reads what the sentences leave open.
"""

from measures import asks_for_the_same, is_watched, limits_of, question_of, targets_of

FEW_EDITS = 2


class Edits:
    """What is different between the base's suite and the head's."""

    def __init__(self, change):
        self.base = change["before"]
        self.head = change["after"]
        # The recorded case of each case of the base's suite, by the base's id.
        self.recorded = {}
        # Side by side: what the base's retriever answers in this job. Then every case has a row.
        self.beside = change["beside"]
        if change["recorded"] is not None:
            self.recorded = match_cases(self.base, change["recorded_cases"])
        elif self.beside is not None:
            self.recorded = {case["id"]: case for case in self.base}
        self.renames = find_renames(change)
        # The head's case of each case of the base's suite, by the base's id.
        self.pairs = match_cases(self.base, self.head, self.renames)
        self.kinds = {}
        for case in self.base:
            kind = self.find_edit(case)
            if kind is not None and case["id"] in self.recorded:
                self.kinds[case["id"]] = kind
        self.findings = self.find_findings()

    def old_names(self):
        """Returns the old name of each renamed document, by the new one."""
        return {new: old for old, new in self.renames.items()}

    def find_edit(self, case):
        """Returns what became of the case of the base's suite; null if it asks for the same, or was only watched."""
        if is_watched(case):
            return None
        now = self.pairs.get(case["id"])
        if now is None:
            return "removed"
        if case["query"] != now["query"]:
            return "query"
        if question_of(case) != question_of(now):
            return "params"
        if targets_of(case, self.renames) != targets_of(now, self.renames):
            return "expected"
        return None

    def find_findings(self):
        """Returns the ids and fields whose edit is a finding in itself."""
        findings = []
        for case in self.base:
            if case["id"] not in self.recorded:
                continue
            now = self.pairs.get(case["id"], {})
            if case.get("critical") and not now.get("critical"):
                findings.append((case["id"], "critical"))
            forbidden, _ = limits_of(case, self.renames)
            if not set(forbidden) <= set(limits_of(now, self.renames)[0]):
                findings.append((case["id"], "forbidden"))
        gone = [(one, kind) for one, kind in self.kinds.items() if self.asks_no_more(one, kind)]
        if len(gone) > FEW_EDITS and len(gone) * 10 > len(self.recorded):
            findings.append(("", "shrinks"))
        return findings

    def asks_no_more(self, case_id, kind):
        """Says whether the recorded query is removed, reworded or left without `expected`."""
        return kind in ("removed", "query") or is_watched(self.pairs[case_id])

    def is_unedited(self, base_id):
        """Says whether base and head both have the query, params and targets of the row."""
        base = next((case for case in self.base if case["id"] == base_id), None)
        if base is None or self.find_edit(base) is not None:
            return False
        return self.beside is not None or asks_for_the_same(
            self.recorded[base_id], base, self.renames
        )

    def base_ids(self, suite):
        """Returns the base's id of each case of one of the two suites that the base has, too."""
        if suite is self.base:
            return {case["id"]: case["id"] for case in suite}
        return {now["id"]: base_id for base_id, now in self.pairs.items()}

    def rows_of(self, suite):
        """Returns the recorded case of each case that asks the same query, by the suite's id. Params may differ."""
        if self.beside is not None:
            return self.rows_beside(suite)
        base_ids = self.base_ids(suite)
        rows = {}
        for case in suite:
            row = self.recorded.get(base_ids.get(case["id"]))
            if row is not None and row["query"] == case["query"] and not is_newly_golden(row, case):
                rows[case["id"]] = row
        return rows

    def rows_beside(self, suite):
        """Returns the base's case of each case, or the case itself if the base asks something else.

        A query that fails on the base has no row.
        """
        base_ids = self.base_ids(suite)
        base_cases = {case["id"]: case for case in self.base}
        rows = {}
        for case in suite:
            row = base_cases.get(base_ids.get(case["id"]))
            if row is None or row["query"] != case["query"]:
                row = case
            has_failed = "error" in self.beside["answers"][case["query"]]
            if not has_failed and not is_newly_golden(row, case):
                rows[case["id"]] = row
        return rows

    def not_compared(self):
        """Returns the head's cases without a row: new ones, and those that ask something else."""
        rows = self.rows_of(self.head)
        return sorted(case["id"] for case in self.head if case["id"] not in rows)


def is_newly_golden(row, case):
    """Says whether a query that was only watched has golden data by now: then it is a new case."""
    return is_watched(row) and not is_watched(case)


def match_cases(suite, others, renames=None):
    """Returns the other suite's case for each case: the same id, or the one old and one new id that ask for the same."""
    renames = renames or {}
    return match_by(suite, others, lambda case: (question_of(case), documents_of(case, renames)))


def documents_of(case, renames):
    """Returns what the case expects. A control and a query that is only watched both expect no document."""
    return targets_of(case, renames) if "expected" in case else []


def match_by(suite, others, identity_of):
    others_by_id = {case["id"]: case for case in others}
    ids = {case["id"] for case in suite}
    matched = {}
    gone, new = {}, {}
    for case in suite:
        if case["id"] in others_by_id:
            matched[case["id"]] = others_by_id[case["id"]]
        else:
            gone.setdefault(repr(identity_of(case)), []).append(case)
    for case in others:
        if case["id"] not in ids:
            new.setdefault(repr(identity_of(case)), []).append(case)
    for identity, cases in gone.items():
        candidates = new.get(identity, [])
        if len(cases) == 1 and len(candidates) == 1:
            matched[cases[0]["id"]] = candidates[0]
    return matched


def find_renames(change):
    """Returns the new name of each renamed document, by the old one.

    git pairs the files; or one document of a case is gone and one is new, once the known renames are taken out. No
    case keeps the old name, none had the new one, and no recorded result has it.
    """
    base, head = change["before"], change["after"]
    # A case whose id is renamed, too, is the one that asks the same query.
    pairs = match_by(base, head, question_of)
    moved = []
    for case in base:
        now = pairs.get(case["id"])
        if now is not None:
            for names_of in (expected_names, forbidden_names):
                before, after = names_of(case), names_of(now)
                moved.append((before - after, after - before))
    known, kept, recorded = names_in(base), names_in(head), recorded_names(change)

    def may_be_one(old, new):
        return old not in kept and new not in known and new not in recorded

    paired = {(old, new) for old, new in map(tuple, change["paired"]) if may_be_one(old, new)}
    candidates = {
        (old, new) for left, came in moved for old in left for new in came if (old, new) in paired
    }
    renames = one_to_one(candidates)
    if change["corpus"] is not None:
        gone = set(change["corpus"]["before"]) - set(change["corpus"]["after"])
        new_names = set(change["corpus"]["after"]) - set(change["corpus"]["before"])
        for left, came in moved:
            left = [name for name in left if name in gone and name not in renames]
            came = [name for name in came if name in new_names and name not in renames.values()]
            if len(left) == 1 and len(came) == 1 and may_be_one(left[0], came[0]):
                candidates.add((left[0], came[0]))
    return one_to_one(candidates)


def one_to_one(candidates):
    olds = [old for old, _ in candidates]
    news = [new for _, new in candidates]
    return {
        old: new for old, new in candidates if olds.count(old) == 1 and news.count(new) == 1
    }


def expected_names(case):
    """Returns the documents that the case expects."""
    return {
        member["id"]
        for target in case.get("expected", [])
        for member in target.get("any", [target])
    }


def forbidden_names(case):
    return {target["id"] for target in case.get("forbidden", [])}


def names_in(suite):
    return {name for case in suite for name in expected_names(case) | forbidden_names(case)}


def recorded_names(change):
    """Returns what the recorded results list: none of these is new."""
    return {
        result["id"]
        for run in change["recorded"] or []
        for answer in run.values()
        for result in answer.get("results", [])
    }
