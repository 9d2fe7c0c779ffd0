/** Which rows of a scrolled table are in sight, and where keys lead. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** Rows beyond the edges, so that a step of scrolling shows no gap. */
const MARGIN = 6;
/** Rows that Page Up and Page Down step over. */
const PAGE = 12;

/** The rows to draw, by index. */
interface Window {
  readonly first: number;
  /** Exclusive. */
  readonly last: number;
}

/**
 * Returns the rows in sight of a frame that scrolls over `count` rows of one height, and some
 * beyond each edge.
 */
export function useWindow(
  frame: { readonly current: HTMLElement | null },
  count: number,
  height: number,
): Window {
  const [scroll, setScroll] = useState({ top: 0, size: 800 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) {
      return undefined;
    }
    const readScroll = (): void => {
      const top = element.scrollTop;
      const size = element.clientHeight;
      setScroll((old) => (old.top === top && old.size === size ? old : { top, size }));
    };
    const sizeObserver = new ResizeObserver(readScroll);
    sizeObserver.observe(element);
    element.addEventListener("scroll", readScroll, { passive: true });
    return () => {
      sizeObserver.disconnect();
      element.removeEventListener("scroll", readScroll);
    };
  }, [frame]);
  // A shorter list may end above where the old one was scrolled to.
  useEffect(() => {
    if (frame.current !== null && frame.current.scrollTop > count * height) {
      frame.current.scrollTop = 0;
    }
  }, [frame, count, height]);
  const first = Math.max(Math.min(Math.floor(scroll.top / height), count) - MARGIN, 0);
  const last = Math.min(first + Math.ceil(scroll.size / height) + 2 * MARGIN, count);
  return { first, last };
}

/** Returns the row that a key leads to from row `at`, within the table; null for other keys. */
export function keyMove(key: string, at: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? null : Math.min(Math.max(next, 0), Math.max(count - 1, 0));
}
