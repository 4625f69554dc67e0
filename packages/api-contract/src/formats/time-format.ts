import { LOCALE } from './locale';

/** A timestamp or, for a calendar day, a date without a time, which JavaScript parses as midnight UTC. */
export type Moment = Date | string;

/**
 * Creates a format for dates or times. Its `Intl` formatter is created by the first use, because creating the first one
 * on a page takes about 100 ms on a phone.
 */
export function createTimeFormat(options: Intl.DateTimeFormatOptions): (at: Moment) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (at) => {
    formatter ??= new Intl.DateTimeFormat(LOCALE, options);
    return formatter.format(new Date(at));
  };
}
