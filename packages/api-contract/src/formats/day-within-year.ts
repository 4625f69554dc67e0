import type { Moment } from './locale';

const MONTHS = /* @__PURE__ */ 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** Like `formatDay`, without the year: `5 Jan`. Avoids `Intl` for the same reason. */
export function formatDayWithinYear(at: Moment): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`;
}
