import { useHydrated } from '@verse/ui';

const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
/** Identical for every visitor, including on server-rendered pages. */
const IN_UTC = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC', timeZoneName: 'short' });
const IN_VISITOR_ZONE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export const utcText = (moment: string): string => IN_UTC.format(new Date(moment));

/** Whether the reader's local time equals UTC at the given moment. */
export const isUtcHere = (moment: string): boolean => new Date(moment).getTimezoneOffset() === 0;

/** The date is repeated only if the two dates differ. */
function bothTexts(moment: string): string {
  const date = new Date(moment);
  const isSameDay = date.getDate() === date.getUTCDate();
  return `${IN_VISITOR_ZONE.format(date)} (${isSameDay ? `${date.toISOString().slice(11, 16)} UTC` : utcText(moment)})`;
}

/** A timestamp in the reader's time zone and, if different, in UTC; server-rendered in UTC only. */
export function MomentText({ moment }: { moment: string }) {
  const isBoth = useHydrated() && !isUtcHere(moment);
  return <time dateTime={moment}>{isBoth ? bothTexts(moment) : utcText(moment)}</time>;
}
