const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as text, the same for every visitor wherever the page was rendered. */
export function PostedOn({ iso }: { iso: string }) {
  return <time dateTime={iso}>{LONG.format(new Date(iso))}</time>;
}
