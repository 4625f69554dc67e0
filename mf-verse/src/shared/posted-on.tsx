import { formatDay } from '@verse/api-contract/formats';

/** A date that is rendered identically for every visitor, on the server and in the browser. */
export function PostedOn({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso)}</time>;
}
