/** Which rows of a scrolled table are in sight, and where keys lead. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** Rows beyond the edges, so that a step of scrolling shows no gap. */
const MARGIN = 6;
const PAGE = 12;

interface Window {
  readonly first: number;
  /** Exclusive. */
  readonly last: number;
}

export function useWindow(
  frame: { readonly current: HTMLElement | null },
  count: number,
  height: number,
): Window {
  const [view, setView] = useState({ top: 0, size: 800 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) {
      return undefined;
    }
    const readScroll = (): void => {
      const top = element.scrollTop;
      const size = element.clientHeight;
      setView((old) => (old.top === top && old.size === size ? old : { top, size }));
    };
    const sized = new ResizeObserver(readScroll);
    sized.observe(element);
    element.addEventListener("scroll", readScroll, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener("scroll", readScroll);
    };
  }, [frame]);
  // A shorter list may end above where the old one was scrolled to.
  useEffect(() => {
    if (frame.current !== null && frame.current.scrollTop > count * height) {
      frame.current.scrollTop = 0;
    }
  }, [frame, count, height]);
  const first = Math.max(Math.min(Math.floor(view.top / height), count) - MARGIN, 0);
  const last = Math.min(first + Math.ceil(view.size / height) + 2 * MARGIN, count);
  return { first, last };
}

/** Null where the key is not ours. */
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
