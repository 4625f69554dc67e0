/** Returns the mean score, given the sum of the scores. */
export const meanText = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
/** Returns the mean of the judges' total scores. `points` is the sum of these totals, times 100. */
export const totalText = (points: number, judges: number): string => meanText(points / 100, judges);
