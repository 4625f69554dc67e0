import { diffLines, diffWordsWithSpace } from 'diff';

/** A change to a text: `inserted` replaces `removed`, which starts at offset `at`. */
export interface TextChange {
  at: number;
  removed: string;
  inserted: string;
}

/**
 * Maximum number of edits per comparison, which limits the time spent on very long texts. See {@link findChanges} for
 * the fallbacks.
 */
const MOST_EDITS = 2000;
const LONGEST_MS = 300;
/** Changes separated by fewer unchanged characters than this are merged. */
const NEAR = 8;

type Part = { value: string; added: boolean; removed: boolean };

function toChanges(parts: readonly Part[]): TextChange[] {
  const changes: TextChange[] = [];
  let at = 0;
  let open: TextChange | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) {
      at += value.length;
      open = undefined;
      continue;
    }
    open ??= changes[changes.push({ at, removed: '', inserted: '' }) - 1]!;
    if (added) open.inserted += value;
    else {
      open.removed += value;
      at += value.length;
    }
  }
  return changes;
}

function mergeNear(base: string, changes: readonly TextChange[]): TextChange[] {
  const merged: TextChange[] = [];
  for (const change of changes) {
    const last = merged.at(-1);
    const end = last ? last.at + last.removed.length : 0;
    const between = base.slice(end, change.at);
    if (!last || between.length >= NEAR || between.includes('\n')) merged.push({ ...change });
    else {
      last.removed += between + change.removed;
      last.inserted += between + change.inserted;
    }
  }
  return merged;
}

const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Returns one change that covers everything between the texts' common prefix and suffix. */
function toOneChange(base: string, suggested: string): TextChange {
  let start = 0;
  while (start < base.length && base[start] === suggested[start]) start += 1;
  // Surrogate pairs must not be split.
  if (isLow(base.charCodeAt(start)) || isLow(suggested.charCodeAt(start))) start = Math.max(0, start - 1);
  let end = 0;
  const most = Math.min(base.length, suggested.length) - start;
  while (end < most && base.at(-1 - end) === suggested.at(-1 - end)) end += 1;
  if (end > 0 && isLow(base.charCodeAt(base.length - end))) end -= 1;
  return {
    at: start,
    removed: base.slice(start, base.length - end),
    inserted: suggested.slice(start, suggested.length - end),
  };
}

/**
 * Returns the changes that turn `base` into `suggested`, in order and without overlaps. Compares word by word. If that
 * exceeds the limits, compares line by line; if that also exceeds them, returns a single change.
 */
export function findChanges(base: string, suggested: string): TextChange[] {
  if (base === suggested) return [];
  const bounds = { maxEditLength: MOST_EDITS, timeout: LONGEST_MS };
  const parts = diffWordsWithSpace(base, suggested, bounds) ?? diffLines(base, suggested, bounds);
  return parts ? mergeNear(base, toChanges(parts)) : [toOneChange(base, suggested)];
}

/** Applies changes to a text. The changes must be in order. */
export function applyChanges(base: string, changes: readonly TextChange[]): string {
  let text = '';
  let end = 0;
  for (const { at, removed, inserted } of changes) {
    text += base.slice(end, at) + inserted;
    end = at + removed.length;
  }
  return text + base.slice(end);
}
