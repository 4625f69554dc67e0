import type { KeysetCursor } from '../../store';
import { AppError } from './app-error';

const SEPARATOR = ' ';

/** Encodes a list position for use in URLs. A cursor is valid only for the list named `list`. */
export function encodeCursor(list: string, { at, id }: KeysetCursor): string {
  return Buffer.from([list, at.getTime().toString(36), id].join(SEPARATOR)).toString('base64url');
}

const unreadable = () => {
  const message = 'This cursor does not belong to this list. Begin with the first page.';
  return new AppError('invalid', message, { fields: { cursor: message } });
};

export function decodeCursor(list: string, cursor: string | undefined): KeysetCursor | undefined {
  if (cursor === undefined) return undefined;
  const [name, moment = '', ...id] = Buffer.from(cursor, 'base64url').toString().split(SEPARATOR);
  const at = new Date(parseInt(moment, 36));
  if (name !== list || !/^[0-9a-z]{1,11}$/.test(moment) || Number.isNaN(at.getTime())) throw unreadable();
  return { at, id: id.join(SEPARATOR) };
}
