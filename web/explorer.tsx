/** All cases: what changed, filters, the table, and the case that the address names. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CaseTable, sortKeys } from "./case-table.tsx";
import { CaseView } from "./case-view.tsx";
import type { ReportData, Row } from "./decode.ts";
import { Filters } from "./filters.tsx";
import { Glance } from "./glance.tsx";
import { Judge } from "./judge.tsx";
import { FIRST_SORT, rankAhead, sorted } from "./order.ts";
import { filtered, NO_FILTER } from "./select.ts";
import { hashOf, replaceHash, tidied, viewOf, type View } from "./view.ts";

const FIRST: View = { filter: NO_FILTER, sort: FIRST_SORT, open: null, judging: false };

export function Explorer({ report }: { readonly report: ReportData }) {
  const [view, change] = useLinkedView(report);
  const { filter, sort, open, judging } = view;
  useEffect(() => rankAhead(report, sortKeys(report, FIRST_SORT)), [report]);
  const onOpen = useCallback((row: Row | null): void => change({ open: row }), [change]);
  const inOrder = useMemo(() => sorted(report, sort), [report, sort]);
  const rows = useMemo(() => filtered(report, inOrder, filter), [report, inOrder, filter]);
  return (
    <>
      <Glance
        report={report}
        filter={filter}
        onChoose={(chosen, by) => change({ filter: tidied(chosen), sort: by })}
        onOpen={onOpen}
      />
      <Filters
        report={report}
        filter={filter}
        onChange={(next) => change({ filter: tidied(next) })}
        onJudge={() => change({ judging: true })}
        shown={rows.length}
      />
      <CaseTable
        report={report}
        rows={rows}
        sort={sort}
        onSort={(by) => change({ sort: by })}
        linkTo={(row) => hashOf({ ...view, open: row })}
      />
      {judging && <Judge report={report} onClose={() => change({ judging: false })} />}
      {open !== null && !judging && (
        <CaseView
          report={report}
          row={open}
          rows={rows.includes(open) ? rows : report.rows}
          onShow={onOpen}
        />
      )}
    </>
  );
}

/** What is shown follows the address, and the address what is shown. */
function useLinkedView(report: ReportData): [View, (part: Partial<View>) => void] {
  const [view, setView] = useState(() => viewOf(location.hash, report, FIRST));
  useEffect(() => {
    const follow = (): void => setView((shown) => viewOf(location.hash, report, shown));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [report]);
  const change = useCallback((part: Partial<View>): void => {
    setView((shown) => {
      const next = { ...shown, ...part };
      replaceHash(hashOf(next));
      return next;
    });
  }, []);
  return [view, change];
}
