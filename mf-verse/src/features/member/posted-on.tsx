const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, the same for every visitor wherever the page was made. */
export function PostedOn({ iso }: { iso: string }) {
  return <time dateTime={iso}>{LONG.format(new Date(iso))}</time>;
}
