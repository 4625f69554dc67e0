import { LOCALE } from './locale';

let formatter: Intl.NumberFormat | undefined;

/** Formats a number with at most one decimal: `1,250.5`. */
export function formatDecimal(number: number): string {
  formatter ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
  return formatter.format(number);
}
