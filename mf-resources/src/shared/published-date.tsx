import { formatDay } from '@verse/api-contract/formats';

/** A date as text. It is the same for every visitor, no matter where the page is rendered. */
export function PublishedDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>;
}
