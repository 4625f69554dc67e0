import { formatMoment, formatZonedUtcMoment } from '@verse/api-contract/formats';
import { useHydrated } from '@verse/ui';

/** Whether the reader's local time equals UTC at the given moment. */
export const isUtcHere = (moment: string): boolean => new Date(moment).getTimezoneOffset() === 0;

/** The date is repeated only if the two dates differ. */
function bothTexts(moment: string): string {
  const date = new Date(moment);
  const isSameDay = date.getDate() === date.getUTCDate();
  const inUtc = isSameDay ? `${date.toISOString().slice(11, 16)} UTC` : formatZonedUtcMoment(moment);
  return `${formatMoment(date)} (${inUtc})`;
}

/** A timestamp in the reader's time zone and, if different, in UTC; server-rendered in UTC only. */
export function MomentText({ moment }: { moment: string }) {
  const isBoth = useHydrated() && !isUtcHere(moment);
  return <time dateTime={moment}>{isBoth ? bothTexts(moment) : formatZonedUtcMoment(moment)}</time>;
}
