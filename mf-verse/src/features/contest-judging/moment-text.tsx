import { useHydrated } from '@verse/ui';
import { utcText } from './judging-words';

const HERE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A moment in the reader's time zone and in UTC; the server knows only UTC. */
export function MomentText({ moment }: { moment: string }) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={moment}>
      {isHydrated ? `${HERE.format(new Date(moment))} (${utcText(moment)})` : utcText(moment)}
    </time>
  );
}
