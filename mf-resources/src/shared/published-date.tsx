const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** By hand, for the first `Intl` formatter of a page costs a phone a tenth of a second. */
function inWords(date: Date) {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A date as text, the same for every visitor wherever the page was rendered. */
export function PublishedDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{inWords(new Date(iso))}</time>;
}
