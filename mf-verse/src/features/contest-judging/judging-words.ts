const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
/** The same for everyone, also on a page that the server has rendered. */
const IN_UTC = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC', timeZoneName: 'short' });

export const utcText = (moment: string): string => IN_UTC.format(new Date(moment));

export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** A mean of scores, from sums. */
export const meanText = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(2));
/** A total of 100 times the weighted mean: points of all judges. */
export const totalText = (points: number, judges: number): string => meanText(points / 100, judges);
