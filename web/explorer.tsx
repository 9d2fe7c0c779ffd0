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

const FIRST: View = {
  filter: NO_FILTER,
  sort: FIRST_SORT,
  open: null,
  judging: false,
  pair: FIRST_PAIR,
  figure: "",
};

export function Explorer({ page }: { readonly page: PageData }) {
  const first = useMemo(() => decodePage(page, FIRST_PAIR), [page]);
  const [view, change] = useLinkedView(first);
  const { filter, sort, open, judging, pair } = view;
  const report = useMemo(
    () => (pair.join() === FIRST_PAIR.join() ? first : decodePage(page, pair)),
    [first, pair],
  );
  const figure = chooseFigure(report, view.figure);
  useEffect(() => rankAhead(report, sortKeys(report, FIRST_SORT, figure)), [report, figure]);
  const onOpen = useCallback(
    (row: Row | null): void => change({ open: row?.index ?? null }),
    [change],
  );
  const inOrder = useMemo(() => sortRows(report, sort), [report, sort]);
  const rows = useMemo(() => filterRows(report, inOrder, filter), [report, inOrder, filter]);
  const opened = open === null ? undefined : report.rows[open];
  return (
    <>
      <Glance
        report={report}
        filter={filter}
        onChoose={(chosen, by) => change({ filter: tidyFilter(chosen), sort: by })}
        onOpen={onOpen}
      />
      <Filters
        report={report}
        filter={filter}
        onChange={(next) => change({ filter: tidyFilter(next) })}
        onJudge={() => change({ judging: true })}
        onPair={(next) => change({ pair: next, filter: tidyFilter({ ...filter, group: "" }) })}
        figure={figure}
        onFigure={(next) => change({ figure: next, sort: FIRST_SORT })}
        rows={rows}
      />
      <CaseTable
        report={report}
        rows={rows}
        sort={sort}
        onSort={(by) => change({ sort: by })}
        linkTo={(row) => writeHash({ ...view, open: row.index }, report)}
        figure={figure}
      />
      {judging && <Judge report={report} onClose={() => change({ judging: false })} />}
      {opened !== undefined && !judging && (
        <CaseView
          report={report}
          row={opened}
          rows={rows.includes(opened) ? rows : report.rows}
          onShow={onOpen}
        />
      )}
    </>
  );
}

/** The figure that was asked for, else nDCG, else the first that the page has. */
function chooseFigure({ page }: ReportData, asked: string): string {
  const names = everyMeasure(page).map(({ name }) => name);
  return (
    names.find((name) => name === asked) ??
    names.find((name) => name.startsWith("ndcg")) ??
    names[0] ??
    ""
  );
}

/** What is shown follows the address, and the address what is shown. */
function useLinkedView(report: ReportData): [View, (part: Partial<View>) => void] {
  const [view, setView] = useState(() => readView(location.hash, report, FIRST));
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

/** A link to a group leads to its cases. */
function showGroup(): void {
  if (/[#&]group=/.test(location.hash)) {
    document.getElementById("cases")?.scrollIntoView();
  }
}
