"""What a change edits in the golden data: which case is which, what is renamed or added, and what is a finding.

Written from SCOPE 2.5. README.md beside this file lists how it reads what the sentences leave open.
"""

from measures import Need, limits_of, needs_of, targets_of


class Edits:
    """What is different between the base's suite and the head's."""

    def __init__(self, change):
        self.base = change["before"]
        self.head = change["after"]
        self.recorded = match_recorded_cases(change)
        self.renames = find_renames(change, match_questions(self.base, self.head))
        self.pairs = match_cases(self.base, self.head, self.renames)
        # The head's case, by the id in the base's suite, where this change adds answers and edits nothing else of them.
        self.adding = {}
        self.raised = []
        self.findings = []
        for case in self.base:
            # Without a baseline all cases are the base's word on what must be found.
            if change["recorded"] is None or case["id"] in self.recorded:
                self.compare_case(case)

    def compare_case(self, case):
        """Compares a recorded case of the base's suite with what the head makes of it."""
        now = self.pairs.get(case["id"])
        if now is None:
            self.findings.append((case["id"], "removed"))
            return
        fields = find_weakened_fields(case, now, self.renames)
        if case.get("group") != now.get("group") and has_mates(now, self.head):
            fields.append("group")
        asks_the_same = question_of(case) == question_of(now)
        if not asks_the_same:
            fields.append("query")
        targets = compare_targets(case, now, self.renames)
        if targets == "edited":
            fields.append("expected")
        elif targets == "added" and asks_the_same and "forbidden" not in fields:
            self.adding[case["id"]] = now
        elif targets == "raised" and asks_the_same:
            self.raised.append(case["id"])
        self.findings += [(case["id"], field) for field in fields]

    def rows_of_base(self):
        """Returns the recorded case of each case of the base's suite that asks what it asked."""
        return {
            case["id"]: self.recorded[case["id"]]
            for case in self.base
            if case["id"] in self.recorded
            and question_of(self.recorded[case["id"]]) == question_of(case)
        }

    def rows_of_head(self):
        base_ids = {now["id"]: base_id for base_id, now in self.pairs.items()}
        rows = {}
        for case in self.head:
            row = self.recorded.get(base_ids.get(case["id"]))
            if row is not None and question_of(row) == question_of(case):
                rows[case["id"]] = row
        return rows

    def not_compared(self):
        """Returns the head's cases without a row: new ones, and those that ask something else."""
        rows = self.rows_of_head()
        return sorted(case["id"] for case in self.head if case["id"] not in rows)


def has_mates(case, suite):
    """Says whether the case counts as one with others."""
    group = case.get("group")
    return group is not None and sum(one.get("group") == group for one in suite) > 1


def question_of(case):
    return case["query"], case.get("params", {})


def match_recorded_cases(change):
    """Returns the recorded case of each case of the base's suite, by the base's id."""
    if change["recorded"] is None:
        return {}
    recorded = match_cases(change["before"], change["recorded_cases"])
    return recorded


def match_cases(suite, others, renames=None):
    """Returns the other suite's case for each case: the same id, or the one old and one new id of a renamed case."""
    renames = renames or {}
    others_by_id = {case["id"]: case for case in others}
    ids = {case["id"] for case in suite}
    matched = {}
    gone, new = {}, {}
    for case in suite:
        if case["id"] in others_by_id:
            matched[case["id"]] = others_by_id[case["id"]]
        else:
            gone.setdefault(identity_of(case, renames), []).append(case)
    for case in others:
        if case["id"] not in ids:
            new.setdefault(identity_of(case, renames), []).append(case)
    for identity, cases in gone.items():
        candidates = new.get(identity, [])
        if len(cases) == 1 and len(candidates) == 1:
            matched[cases[0]["id"]] = candidates[0]
    return matched


def match_questions(suite, others):
    """Returns the other suite's case for each case, as match_cases does. Of those that are left, one old and one new id with

    the same query and params are one as well: the case and the documents that it expects may both be renamed.
    """
    matched = match_cases(suite, others)
    taken = {case["id"] for case in matched.values()}
    gone = [case for case in suite if case["id"] not in matched]
    new = [case for case in others if case["id"] not in taken]
    for case in gone:
        same = [one for one in gone if question_of(one) == question_of(case)]
        candidates = [one for one in new if question_of(one) == question_of(case)]
        if len(same) == 1 and len(candidates) == 1:
            matched[case["id"]] = candidates[0]
    return matched


def identity_of(case, renames):
    """Returns what a renamed case keeps: query, params and targets."""
    return repr((question_of(case), targets_of(case, renames)))


def find_renames(change, pairs):
    """Returns the new name of each renamed document, by the old one."""
    candidates = set()
    recorded = recorded_names(change)
    known, kept = target_names(change["before"]), target_names(change["after"])
    for case in change["before"]:
        now = pairs.get(case["id"])
        if now is not None:
            candidates |= rename_candidates(case, now, change, recorded)
    # Renames hold for the whole suite: no case keeps the old name, and none had the new one.
    candidates = {(old, new) for old, new in candidates if old not in kept and new not in known}
    olds = [old for old, _ in candidates]
    news = [new for _, new in candidates]
    return {
        old: new for old, new in candidates if olds.count(old) == 1 and news.count(new) == 1
    }


def target_names(suite):
    return {
        name
        for case in suite
        for documents in (graded(case), forbidden(case))
        for names in documents.values()
        for name in names
    }


def rename_candidates(case, now, change, recorded):
    """Pairs the documents that left a case with those that came: by git, then need by need, then by their names."""
    candidates = set()
    for before, after in ((case.get("expected", []), now.get("expected", [])), forbidden_needs(case, now)):
        olds = [Need(target) for target in before]
        news = [Need(target) for target in after]
        for grade in {need.grade for need in olds}:
            old_needs = [need.members for need in olds if need.grade == grade]
            new_needs = [need.members for need in news if need.grade == grade]
            candidates |= match_documents(old_needs, new_needs, change, recorded)
    return candidates


def match_documents(old_needs, new_needs, change, recorded):
    documents = [name for need in old_needs for name in need]
    documents_now = [name for need in new_needs for name in need]
    left = sorted(name for name in documents if name not in documents_now)
    came = sorted(name for name in documents_now if name not in documents and name not in recorded)
    renamed = {old: new for old in left for new in came if [old, new] in change["paired"]}
    left = [name for name in left if is_gone(name, change) and name not in renamed]
    came = [name for name in came if is_new(name, change) and name not in renamed.values()]
    if len(left) != len(came):
        return set(renamed.items())
    for name in list(left):
        if name in renamed:
            continue
        need = next(need for need in old_needs if name in need)
        own = [each for each in left if each in need and each not in renamed]
        stays = {renamed.get(each, each) for each in need if each not in own}
        for new_need in needs_with(came, new_needs):
            news = [each for each in came if each in new_need and each not in renamed.values()]
            if stays <= set(new_need) and len(news) == len(own):
                renamed |= dict(zip(own, news))
                break
    rest = [name for name in left if name not in renamed]
    news = [name for name in came if name not in renamed.values()]
    return set((renamed | dict(zip(rest, news))).items())


def needs_with(names, needs):
    """Returns the needs that have one of these documents, in the order of the names."""
    return [need for name in names for need in needs if name in need]


def forbidden_needs(case, now):
    return case.get("forbidden", []), now.get("forbidden", [])


def graded(case):
    """Returns the expected documents by their grade, in the order of the suite."""
    documents = {}
    for target in case.get("expected", []):
        need = Need(target)
        documents.setdefault(need.grade, []).extend(need.members)
    return documents


def forbidden(case):
    return {None: [target["id"] for target in case.get("forbidden", [])]}


def recorded_names(change):
    """Returns what the recorded results list: none of these is new."""
    return {
        result["id"]
        for run in change["recorded"] or []
        for answer in run.values()
        for result in answer.get("results", [])
    }


def is_gone(name, change):
    corpus = change["corpus"]
    return corpus is not None and name in corpus["before"] and name not in corpus["after"]


def is_new(name, change):
    corpus = change["corpus"]
    return corpus is not None and name in corpus["after"] and name not in corpus["before"]


def compare_targets(case, now, renames):
    """Returns what became of the targets: same, added, raised (a grade) or edited."""
    before, after = targets_of(case, renames), targets_of(now, renames)
    if before == after:
        return "same"
    if before is None or after is None:
        return "edited"
    left = needs_of(now, renames)
    raised = False
    for need in needs_of(case, renames):
        kept = [each for each in left if set(need.members) <= set(each.members)]
        same = [each for each in kept if each.grade == need.grade]
        if not same and any(each.grade < need.grade for each in kept) or not kept:
            return "edited"
        raised = raised or not same
        left.remove((same or kept)[0])
    return "raised" if raised else "added"


def find_weakened_fields(case, now, renames):
    """Returns the other fields whose edit is a finding. What forbids more, or makes a case critical, is free."""
    fields = ["intent"] if case["intent"] != now["intent"] else []
    if case.get("critical") and not now.get("critical"):
        fields.append("critical")
    before, before_empty = limits_of(case, renames)
    after, after_empty = limits_of(now, renames)
    if not set(before) <= set(after):
        fields.append("forbidden")
    if before_empty != after_empty:
        fields.append("expect_empty")
    return fields
