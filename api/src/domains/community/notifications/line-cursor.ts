import { decodeCursor, encodeCursor } from '../../../platform/http';
import type { KeysetCursor } from '../../../store';

const listOf = (to: string) => `notifications ${to}`;

/** A cursor is valid only for the list of its owner. */
export const encodeLineCursor = (to: string, { at, _id }: { at: Date; _id: string }): string =>
  encodeCursor(listOf(to), { at, id: toPublicId(_id) });

export function decodeLineCursor(to: string, cursor: string | undefined): KeysetCursor | undefined {
  const found = decodeCursor(listOf(to), cursor);
  return found && { at: found.at, id: `${to} ${found.id}` };
}

/** Returns a notification line's id as used in responses. */
export const toPublicId = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);
