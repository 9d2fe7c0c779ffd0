/** All cases: filters, the table, and the case that the address names. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CaseTable, sortKeys } from "./case-table.tsx";
import { CaseView } from "./case-view.tsx";
import type { ReportData, Row } from "./decode.ts";
import { Filters } from "./filters.tsx";
import { caseHash, findCase, replaceHash } from "./link.ts";
import { FIRST_SORT, rankAhead, sorted, type Sort } from "./order.ts";
import { filtered, NO_FILTER, type Filter } from "./select.ts";

export function Explorer({ report }: { readonly report: ReportData }) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [sort, setSort] = useState<Sort>(FIRST_SORT);
  const [open, setOpen] = useLinkedCase(report.rows);
  useEffect(() => rankAhead(report.rows, sortKeys(report.page)), [report]);
  const inOrder = useMemo(() => sorted(report.rows, sort), [report, sort]);
  const rows = useMemo(() => filtered(inOrder, filter), [inOrder, filter]);
  return (
    <>
      <Filters report={report} filter={filter} onChange={setFilter} shown={rows.length} />
      <CaseTable report={report} rows={rows} sort={sort} onSort={setSort} />
      {open !== null && (
        <CaseView
          report={report}
          row={open}
          rows={rows.includes(open) ? rows : report.rows}
          onShow={setOpen}
        />
      )}
    </>
  );
}

/** The open case follows the address, and the address the open case. */
function useLinkedCase(rows: readonly Row[]): [Row | null, (row: Row | null) => void] {
  const [open, setOpen] = useState<Row | null>(() => findCase(rows, location.hash));
  useEffect(() => {
    const follow = (): void => setOpen(findCase(rows, location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [rows]);
  const show = useCallback((row: Row | null): void => {
    replaceHash(row === null ? "" : caseHash(row.case.id));
    setOpen(row);
  }, []);
  return [open, show];
}
