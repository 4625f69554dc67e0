/** Where a line stands in a list: newest first, and among those of one moment by id. */
export interface Place {
  at: Date;
  id: string;
}

/** The owner's id is left out: it is the same for the whole list, and nobody reads on in another one. */
export const cursorOf = ({ at, _id }: { at: Date; _id: string }): string => `${at.getTime()}-${publicIdOf(_id)}`;

export const CURSOR = /^\d{1,15}-[\da-f]{24}$/;

export function readCursor(to: string, cursor: string): Place {
  const [moment = '', key = ''] = cursor.split('-');
  return { at: new Date(Number(moment)), id: `${to} ${key}` };
}

/** What a line is called in the answers. */
export const publicIdOf = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);
