import type { KeysetCursor } from '../../store';
import { AppError } from './app-error';
import { openSealedText, sealText } from './sealed-text';

const SEPARATOR = ' ';

const contextOf = (list: string) => `cursor ${list}`;

/**
 * Encodes a list position for use in URLs. A cursor is valid only for the list named `list`. It is sealed, because the
 * id of a row may contain the id of a person whom the reader must not know.
 */
export function encodeCursor(list: string, { at, id }: KeysetCursor): string {
  return sealText(contextOf(list), [at.getTime().toString(36), id].join(SEPARATOR));
}

const unreadable = () => {
  const message = 'This cursor does not belong to this list. Begin with the first page.';
  return new AppError('invalid', message, { fields: { cursor: message } });
};

export function decodeCursor(list: string, cursor: string | undefined): KeysetCursor | undefined {
  if (cursor === undefined) return undefined;
  const position = openSealedText(contextOf(list), cursor);
  if (position === undefined) throw unreadable();
  const [moment = '', ...id] = position.split(SEPARATOR);
  return { at: new Date(parseInt(moment, 36)), id: id.join(SEPARATOR) };
}

interface Page {
  /** Position after which the page begins; undefined for the first page. */
  before: KeysetCursor | undefined;
  limit: number;
}

/**
 * Reads a page of a sorted list, plus one extra row to find out whether there is a next page.
 *
 * @param list see `encodeCursor`
 * @param toPosition returns the values by which the list is sorted
 * @returns the rows, and the cursor of the next page: null on the last page
 */
export async function readPage<T>(
  list: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  read: (page: Page) => Promise<readonly T[]>,
  toPosition: (row: T) => KeysetCursor,
): Promise<{ rows: T[]; next: string | null }> {
  const found = await read({ before: decodeCursor(list, cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? encodeCursor(list, toPosition(last)) : null };
}
