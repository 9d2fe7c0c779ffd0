/** All cases: what changed, filters, the table, and the case that the address names. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CaseTable } from "./case-table.tsx";
import { CaseView } from "./case-view.tsx";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { decodePage, type ReportData, type Row } from "./decode.ts";
import { Filters } from "./filters.tsx";
import { Glance } from "./glance.tsx";
import { Judge } from "./judge.tsx";
import { sortRows } from "./order.ts";
import {
  filterKey,
  filterRows,
  FIRST_VIEW,
  readView,
  replaceHash,
  writeHash,
  type View,
} from "./view.ts";

/**
 * Everything that the script adds to a report: overview, filters, table, and the dialogs of a case
 * and of grading.
 */
export function Explorer({ page }: { readonly page: PageData }) {
  const report = useMemo(() => decodePage(page), [page]);
  const [view, changeView] = useLinkedView(report);
  const sortedRows = useMemo(() => sortRows(report, view.sort), [report, view.sort]);
  // Rows depend on the view by its filters alone: opening a case does not filter again.
  const filters = filterKey(view);
  const rows = useMemo(
    () => (filters === "" ? sortedRows : filterRows(report, sortedRows, view)),
    [report, sortedRows, filters],
  );
  const onOpen = useCallback(
    (row: Row | null): void => changeView({ case: row?.case.id ?? "" }),
    [changeView],
  );
  const openRow = useMemo(() => findRow(report, view.case), [report, view.case]);
  return (
    <>
      <Glance report={report} view={view} onChange={changeView} onOpen={onOpen} />
      <Filters report={report} view={view} onChange={changeView} count={rows.length} />
      <CaseTable
        report={report}
        rows={rows}
        sort={view.sort}
        onSort={(sort) => changeView({ sort })}
        rowHref={(row) => writeHash({ ...view, case: row.case.id })}
      />
      {view.judge !== "" && <Judge report={report} onClose={() => changeView({ judge: "" })} />}
      {openRow !== undefined && view.judge === "" && (
        <CaseView
          report={report}
          row={openRow}
          rows={rows.includes(openRow) ? rows : report.rows}
          onShow={onOpen}
        />
      )}
    </>
  );
}

/** Returns the row with the id. In an address a lone surrogate is U+FFFD. */
function findRow({ rows }: ReportData, id: string): Row | undefined {
  const withoutSurrogates = (text: string): string => text.replaceAll(/\p{Cs}/gu, "\ufffd");
  return id === ""
    ? undefined
    : rows.find((row) => withoutSurrogates(row.case.id) === withoutSurrogates(id));
}

/**
 * Returns the view and a function that changes parts of it. A change is written into the address; a
 * new address, as from a link, changes the view. Scrolls to the table if the first or a new address
 * names a group, since links with one stand above the table.
 */
function useLinkedView(report: ReportData): [View, (part: Partial<View>) => void] {
  const [view, setView] = useState(() => readView(location.hash, report, FIRST_VIEW));
  useEffect(() => {
    const followHash = (): void => {
      setView((oldView) => readView(location.hash, report, oldView));
      scrollToGroup();
    };
    scrollToGroup();
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, [report]);
  const change = useCallback((part: Partial<View>): void => {
    setView((oldView) => {
      const newView = { ...oldView, ...part };
      replaceHash(writeHash(newView));
      return newView;
    });
  }, []);
  return [view, change];
}

function scrollToGroup(): void {
  if (/[#&]group=/.test(location.hash)) {
    document.getElementById("cases")?.scrollIntoView();
  }
}
