/**
 * Returns what a field keeps once its text was sent: what was typed while the request was on its way. A text that was
 * changed in the middle is kept whole.
 *
 * @example setText((now) => typedAfter(now, sent));
 */
export function typedAfter(now: string, sent: string): string {
  if (!now.startsWith(sent)) return now;
  return now.slice(sent.length).trimStart();
}
