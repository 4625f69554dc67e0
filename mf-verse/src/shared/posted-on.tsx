const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date that is rendered identically for every visitor, on the server and in the browser. */
export function PostedOn({ iso }: { iso: string }) {
  return <time dateTime={iso}>{LONG.format(new Date(iso))}</time>;
}
