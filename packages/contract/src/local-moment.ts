const two = (part: number) => String(part).padStart(2, '0');

/** A moment as the value of an input of the type `datetime-local`, in the zone of the device and to the minute. */
export function localText(iso: string): string {
  const at = new Date(iso);
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * The moment that a `datetime-local` input shows, as ISO 8601 in UTC; undefined where the clocks of the device skip it.
 * An unedited field returns `stored` itself: its text has no seconds, and fits two moments when clocks go back.
 *
 * @example
 * momentOf(texts.deadline, contest?.deadline)
 */
export function momentOf(text: string, stored?: string | null): string | undefined {
  if (stored && text === localText(stored)) return stored;
  const at = new Date(text);
  // JavaScript moves a skipped time to one that exists.
  return !Number.isNaN(at.getTime()) && text.startsWith(localText(at.toISOString())) ? at.toISOString() : undefined;
}
