import { useHydrated } from '@verse/ui';

const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
/** The same for everyone, also on a page rendered by the server. */
const IN_UTC = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: 'UTC', timeZoneName: 'short' });
const HERE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export const utcText = (moment: string): string => IN_UTC.format(new Date(moment));

/** A time in the visitor's time zone and in UTC; the server knows only UTC. */
export function MomentText({ moment }: { moment: string }) {
  const isHydrated = useHydrated();
  const utc = utcText(moment);
  return <time dateTime={moment}>{isHydrated ? `${HERE.format(new Date(moment))} (${utc})` : utc}</time>;
}
