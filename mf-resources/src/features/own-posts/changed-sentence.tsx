import type { SuggestedChange } from '@verse/api-contract/api';
import { VisuallyHidden } from '@verse/ui';
import styles from './suggestions.module.scss';

export type TextChange = Pick<SuggestedChange, 'at' | 'removed' | 'inserted'>;

/** Number of characters shown before and after a change. */
const CONTEXT_LENGTH = 160;
/** Length in characters above which a passage becomes scrollable. */
const LONG = 700;
const SENTENCE_END = /[.!?…]\s|\n/g;

/** Returns the part of the sentence that precedes the change. */
function findLead(base: string, at: number): string {
  const before = base.slice(Math.max(0, at - CONTEXT_LENGTH), at).toWellFormed();
  const start = [...before.matchAll(SENTENCE_END)].at(-1);
  if (start) return before.slice(start.index + start[0].length);
  return at > CONTEXT_LENGTH ? `…${before}` : before;
}

/** Returns the rest of the sentence that follows the change. */
function findRest(base: string, end: number): string {
  const after = base.slice(end, end + CONTEXT_LENGTH).toWellFormed();
  const stop = after.search(SENTENCE_END);
  if (stop >= 0) return after.slice(0, stop + 1).trimEnd();
  return end + CONTEXT_LENGTH < base.length ? `${after}…` : after;
}

/** Makes line breaks visible, as well as spaces in a passage that contains only whitespace. */
const visible = (text: string) => (text.trim() ? text : text.replaceAll(' ', '␣')).replaceAll('\n', '↵\n');

/** Shows a change within its sentence. Removed text is crossed out, inserted text underlined. */
export function ChangedSentence({ base, change: { at, removed, inserted } }: { base: string; change: TextChange }) {
  const isLong = removed.length + inserted.length > LONG;
  return (
    // A long passage is scrollable; `tabIndex` allows keyboard users to scroll it.
    <p
      className={styles.sentence}
      dir="auto"
      {...(isLong ? { tabIndex: 0, role: 'group', 'aria-label': 'The change' } : {})}
    >
      {findLead(base, at)}
      {removed ? (
        <del className={styles.removed}>
          <VisuallyHidden>[removes: </VisuallyHidden>
          {visible(removed)}
          <VisuallyHidden>] </VisuallyHidden>
        </del>
      ) : null}
      {inserted ? (
        <ins className={styles.inserted}>
          <VisuallyHidden>[inserts: </VisuallyHidden>
          {visible(inserted)}
          <VisuallyHidden>] </VisuallyHidden>
        </ins>
      ) : null}
      {findRest(base, at + removed.length)}
    </p>
  );
}
