export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns the mean of scores from their sum. */
export const meanText = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
/** Returns a total from the points of all judges, which are 100 times the weighted scores. */
export const totalText = (points: number, judges: number): string => meanText(points / 100, judges);
