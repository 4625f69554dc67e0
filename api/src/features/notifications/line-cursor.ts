import type { KeysetCursor } from '../../store';

/**
 * Omits the owner's id, because it is the same for the whole list. A cursor is valid only for the list it was issued
 * for.
 */
export const encodeLineCursor = ({ at, _id }: { at: Date; _id: string }): string =>
  `${at.getTime()}-${toPublicId(_id)}`;

export const LINE_CURSOR = /^\d{1,15}-[\da-f]{24}$/;

export function decodeLineCursor(to: string, cursor: string): KeysetCursor {
  const [moment = '', key = ''] = cursor.split('-');
  return { at: new Date(Number(moment)), id: `${to} ${key}` };
}

/** Returns a notification line's id as used in responses. */
export const toPublicId = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);
