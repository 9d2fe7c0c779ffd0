/** All cases: what changed, filters, the table, and the case that the address names. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CaseTable, sortKeys } from "./case-table.tsx";
import { CaseView } from "./case-view.tsx";
import type { PageData } from "../src/reporters/html/page-data.ts";
import { decodePage, everyMeasure, type ReportData, type Row } from "./decode.ts";
import { Filters } from "./filters.tsx";
import { Glance } from "./glance.tsx";
import { Judge } from "./judge.tsx";
import { FIRST_SORT, rankAhead, sortRows } from "./order.ts";
import { filterRows, NO_FILTER } from "./select.ts";
import { FIRST_PAIR, writeHash, replaceHash, tidyFilter, readView, type View } from "./view.ts";

/** The view that the page begins with. */
const FIRST_VIEW: View = {
  filter: NO_FILTER,
  sort: FIRST_SORT,
  open: null,
  judging: false,
  pair: FIRST_PAIR,
  figure: "",
};

/**
 * Everything that the script adds to a report: overview, filters, table, and the dialogs of a case
 * and of grading.
 */
export function Explorer({ page }: { readonly page: PageData }) {
  const firstReport = useMemo(() => decodePage(page, FIRST_PAIR), [page]);
  const [view, changeView] = useLinkedView(firstReport);
  const { filter, sort, open, judging, pair } = view;
  const report = useMemo(
    () => (pair.join() === FIRST_PAIR.join() ? firstReport : decodePage(page, pair)),
    [firstReport, pair],
  );
  const figure = chooseFigure(report, view.figure);
  useEffect(() => rankAhead(report, sortKeys(report, FIRST_SORT, figure)), [report, figure]);
  const onOpen = useCallback(
    (row: Row | null): void => changeView({ open: row?.index ?? null }),
    [changeView],
  );
  const sortedRows = useMemo(() => sortRows(report, sort), [report, sort]);
  const rows = useMemo(() => filterRows(report, sortedRows, filter), [report, sortedRows, filter]);
  const openRow = open === null ? undefined : report.rows[open];
  return (
    <>
      <Glance
        report={report}
        filter={filter}
        onChoose={(chosen, by) => changeView({ filter: tidyFilter(chosen), sort: by })}
        onOpen={onOpen}
      />
      <Filters
        report={report}
        filter={filter}
        onChange={(next) => changeView({ filter: tidyFilter(next) })}
        onJudge={() => changeView({ judging: true })}
        onPair={(next) => changeView({ pair: next, filter: tidyFilter({ ...filter, group: "" }) })}
        figure={figure}
        onFigure={(next) => changeView({ figure: next, sort: FIRST_SORT })}
        rows={rows}
      />
      <CaseTable
        report={report}
        rows={rows}
        sort={sort}
        onSort={(by) => changeView({ sort: by })}
        linkTo={(row) => writeHash({ ...view, open: row.index }, report)}
        figure={figure}
      />
      {judging && <Judge report={report} onClose={() => changeView({ judging: false })} />}
      {openRow !== undefined && !judging && (
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

/**
 * Returns the measure for the systems' columns: the one asked for, else nDCG, else the page's
 * first; empty without any.
 */
function chooseFigure({ page }: ReportData, asked: string): string {
  const names = everyMeasure(page).map(({ name }) => name);
  return (
    names.find((name) => name === asked) ??
    names.find((name) => name.startsWith("ndcg")) ??
    names[0] ??
    ""
  );
}

/**
 * Returns the view and a function that changes parts of it. A change is written into the address; a
 * new address, as from a link, changes the view.
 */
function useLinkedView(report: ReportData): [View, (part: Partial<View>) => void] {
  const [view, setView] = useState(() => readView(location.hash, report, FIRST_VIEW));
  useEffect(() => {
    const followHash = (): void => {
      setView((shown) => readView(location.hash, report, shown));
      showGroup();
    };
    showGroup();
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, [report]);
  const change = useCallback(
    (part: Partial<View>): void => {
      setView((shown) => {
        const next = { ...shown, ...part };
        replaceHash(writeHash(next, report));
        return next;
      });
    },
    [report],
  );
  return [view, change];
}

/** Scrolls to the table if the address names a group. */
function showGroup(): void {
  if (/[#&]group=/.test(location.hash)) {
    document.getElementById("cases")?.scrollIntoView();
  }
}
