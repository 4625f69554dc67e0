const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Formats without `Intl`, because the first `Intl` formatter of a page costs a phone 0.1 s. */
function inWords(date: Date) {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A date as text, which is the same for every visitor wherever the page is rendered. */
export function PublishedDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{inWords(new Date(iso))}</time>;
}
