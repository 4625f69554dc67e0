/**
 * Formats a number with thousands separators: `1,250`. Avoids `Intl`, because creating the first formatter on a page
 * takes about 100 ms on a phone.
 */
export function formatNumber(number: number | string): string {
  const withComma = (digit: string, index: number, { length }: readonly string[]) =>
    index > 0 && (length - index) % 3 === 0 ? `,${digit}` : digit;
  return String(number).replace(/\d+/, (whole) => [...whole].map(withComma).join(''));
}
