/** Formats a number of things, e.g. “1 entry” or “2 entries”. */
export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;
