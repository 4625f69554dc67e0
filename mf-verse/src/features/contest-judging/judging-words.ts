export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** A mean of scores, from sums. */
export const meanText = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
/** A total of 100 times the weighted mean: points of all judges. */
export const totalText = (points: number, judges: number): string => meanText(points / 100, judges);
