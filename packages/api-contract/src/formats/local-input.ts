const padTwo = (part: number) => String(part).padStart(2, '0');

/** Formats a timestamp as the value of a `datetime-local` input: local time with minute precision. */
export function formatLocalInput(iso: string): string {
  const at = new Date(iso);
  const day = [String(at.getFullYear()).padStart(4, '0'), padTwo(at.getMonth() + 1), padTwo(at.getDate())].join('-');
  return `${day}T${padTwo(at.getHours())}:${padTwo(at.getMinutes())}`;
}

/**
 * Converts the value of a `datetime-local` input to ISO 8601 in UTC. Returns undefined for a local time that is skipped
 * when clocks go forward. If the field still shows `stored`, returns `stored` unchanged, because the input drops the
 * seconds and is ambiguous when clocks go back.
 *
 * @example parseLocalInput(texts.deadline, contest?.deadline)
 */
export function parseLocalInput(text: string, stored?: string | null): string | undefined {
  if (stored && text === formatLocalInput(stored)) return stored;
  const at = new Date(text);
  // JavaScript shifts a non-existent local time to an existing one. The result formats differently from the input.
  return !Number.isNaN(at.getTime()) && text.startsWith(formatLocalInput(at.toISOString()))
    ? at.toISOString()
    : undefined;
}
