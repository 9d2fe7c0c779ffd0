/** The marks of the page, as SVG path commands in a square of 16 by 16: a cross, a tick, a dash. */
export const ICON_PATHS = {
  bad: "M4 4l8 8M12 4l-8 8",
  good: "M3 8.5l3.5 3.5L13 4.5",
  half: "M3 8h10",
} as const;
