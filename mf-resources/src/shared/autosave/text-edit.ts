/** The difference between a text and a saved base: a single replaced range. */
export interface TextEdit {
  /** The `savedAt` of the base. */
  of: string;
  /** Length of the base text, in UTF-16 code units. */
  length: number;
  savedAt: string;
  /** Offsets into the base text. */
  start: number;
  end: number;
  inserted: string;
}

/**
 * Returns the largest length for which `isSame` returns true. Uses binary search, because comparing two slices is much
 * faster than comparing single characters.
 */
function longest(limit: number, isSame: (length: number) => boolean): number {
  let same = 0;
  let end = limit;
  while (same < end) {
    const middle = Math.ceil((same + end) / 2);
    if (isSame(middle)) same = middle;
    else end = middle - 1;
  }
  return same;
}

/** Returns the shortest replacement that turns `base` into `now`. */
export function findEdit(base: string, now: string): Pick<TextEdit, 'start' | 'end' | 'inserted'> {
  const shorter = Math.min(base.length, now.length);
  const start = longest(shorter, (length) => base.slice(0, length) === now.slice(0, length));
  const after = longest(
    shorter - start,
    (length) => base.slice(base.length - length) === now.slice(now.length - length),
  );
  return { start, end: base.length - after, inserted: now.slice(start, now.length - after) };
}

export const applyEdit = (base: string, { start, end, inserted }: Pick<TextEdit, 'start' | 'end' | 'inserted'>) =>
  base.slice(0, start) + inserted + base.slice(end);

const isOffset = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Validates a stored edit. Returns null if it does not belong to the base. */
export function readEdit(kept: unknown, base: { savedAt: string; text: string }): TextEdit | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { of, length, savedAt, start, end, inserted } = kept as Partial<TextEdit>;
  if (of !== base.savedAt || length !== base.text.length) return null;
  if (typeof savedAt !== 'string' || typeof inserted !== 'string') return null;
  if (!isOffset(start) || !isOffset(end) || start > end || end > length) return null;
  return { of, length, savedAt, start, end, inserted };
}
