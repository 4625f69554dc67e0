const padTwo = (part: number) => String(part).padStart(2, '0');

/** Formats a moment as the value of a `datetime-local` input, in the device's time zone and to the minute. */
export function localText(iso: string): string {
  const at = new Date(iso);
  const day = [String(at.getFullYear()).padStart(4, '0'), padTwo(at.getMonth() + 1), padTwo(at.getDate())].join('-');
  return `${day}T${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`;
}

/**
 * Converts the value of a `datetime-local` input to ISO 8601 in UTC; undefined for a time that the device's clocks
 * skip. Returns `stored` itself for an unedited field, because its text has no seconds, and matches two moments when
 * clocks go back.
 *
 * @example
 * momentOf(texts.deadline, contest?.deadline)
 */
export function momentOf(text: string, stored?: string | null): string | undefined {
  if (stored && text === localText(stored)) return stored;
  const at = new Date(text);
  // JavaScript moves a skipped time to an existing one, which formats differently.
  return !Number.isNaN(at.getTime()) && text.startsWith(localText(at.toISOString())) ? at.toISOString() : undefined;
}
