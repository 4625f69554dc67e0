import { MOST_NUMBERED } from '@verse/api-contract/paging';
import { AppError } from '../../platform/http';

/** The last moment that a date can be. */
const LAST = 8.64e15;
const DIGITS = 11;

/** Where a post stands in a list, as a text: such texts sort newest first. */
export function cursorOf(publishedAt: Date, id: string): string {
  return `${(LAST - publishedAt.getTime()).toString(36).padStart(DIGITS, '0')}-${id}`;
}

export function readCursor(place: string): { publishedAt: Date; id: string } {
  return { publishedAt: new Date(LAST - parseInt(place.slice(0, DIGITS), 36)), id: place.slice(DIGITS + 1) };
}

export function tooFarBack(): AppError {
  const message = `Numbered pages end at post ${MOST_NUMBERED}. Go on with the address that the Link header calls next, or narrow the list.`;
  return new AppError('invalid', message, { fields: { page: message } });
}
