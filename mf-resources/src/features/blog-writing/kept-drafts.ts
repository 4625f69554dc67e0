import { type Draft, type DraftPicture, EMPTY_DRAFT, type NamedPicture, type ServerCopy, TEXT_FIELDS } from './draft';

/** One entry per draft, so that two tabs with two drafts never write over each other. */
const PREFIX = 'verse:resources:draft:';

export interface KeptDraft extends Draft {
  /** Thrown away by its writer, but still here to be taken back. */
  discardedAt: string;
}

const DISCARDED_FOR = 7 * 24 * 60 * 60 * 1000;

const isServerCopy = (value: unknown): value is ServerCopy =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ServerCopy).version === 'number' &&
  typeof (value as ServerCopy).savedAt === 'string' &&
  typeof (value as ServerCopy).of === 'string';

const hasWords = (value: unknown, ...keys: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
const isPicture = (value: unknown): value is DraftPicture => hasWords(value, 'id', 'name', 'alt');
const isNamed = (value: unknown): value is NamedPicture => hasWords(value, 'name', 'alt');

/** What another release wrote may look different: every part that can be read is taken. */
export function revive(id: string, text: string): KeptDraft | null {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  if (typeof kept !== 'object' || kept === null) return null;
  const word = (key: string) => (typeof kept[key] === 'string' ? kept[key] : '');
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, word(field)]));
  return {
    ...EMPTY_DRAFT,
    ...texts,
    id,
    thumbnail: isPicture(kept.thumbnail) ? kept.thumbnail : null,
    images: Array.isArray(kept.images) ? kept.images.filter(isPicture) : [],
    publishKey: word('publishKey'),
    savedAt: word('savedAt'),
    owner: word('owner'),
    server: isServerCopy(kept.server) ? kept.server : null,
    isFromElsewhere: kept.isFromElsewhere === true,
    elsewhere: Array.isArray(kept.elsewhere) ? kept.elsewhere.filter(isNamed) : [],
    publishAt: word('publishAt'),
    discardedAt: word('discardedAt'),
  };
}

/** Throws when the device has no room or forbids it; the caller says so to the writer. */
export function keepDraft(draft: Draft | KeptDraft): void {
  localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
}

/** False when the device has no room or forbids it. */
export function keepIfAllowed(draft: Draft | KeptDraft): boolean {
  try {
    keepDraft(draft);
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept on a device that forbids it.
  }
}

/** All drafts of this device, the last one first; those thrown away as well. */
export function keptDrafts(): KeptDraft[] {
  const drafts: KeptDraft[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      const draft = key.startsWith(PREFIX) ? revive(key.slice(PREFIX.length), localStorage.getItem(key) ?? '') : null;
      if (draft) drafts.push(draft);
    }
  } catch {
    return [];
  }
  return drafts.sort((left, right) => right.savedAt.localeCompare(left.savedAt));
}

/** As the device has it now: the tab that had it may have written after the list was drawn. */
export const asKept = (draft: KeptDraft): KeptDraft => keptDrafts().find(({ id }) => id === draft.id) ?? draft;

/** Thrown away so long ago that nobody will want it back. */
export const isOver = ({ discardedAt }: KeptDraft, now: number) =>
  discardedAt !== '' && now - Date.parse(discardedAt) > DISCARDED_FOR;

/** What somebody else wrote while signed in stays on the device, but is not shown to the next person. */
export const isFor = ({ owner }: Draft, writer: string) => !owner || !writer || owner === writer;

const OPEN = 'verse:resources:open-draft';

/** Which draft this tab works on, so that a reload comes back to it. */
export function rememberOpen(id: string): void {
  try {
    sessionStorage.setItem(OPEN, id);
  } catch {
    // The last draft is then the one that is opened.
  }
}

/** The draft this tab worked on last, if any. */
export function lastOpen(): string | null {
  try {
    return sessionStorage.getItem(OPEN);
  } catch {
    return null;
  }
}

/** The drafts in the order in which a tab should try to open them. */
export function inOpeningOrder(drafts: KeptDraft[]): KeptDraft[] {
  const last = lastOpen();
  return [...drafts.filter(({ id }) => id === last), ...drafts.filter(({ id }) => id !== last)];
}
