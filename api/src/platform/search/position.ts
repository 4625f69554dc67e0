import { MOST_NUMBERED } from '@verse/api-contract/paging';
import { AppError } from '../http';

/** Maximum `Date` value, in milliseconds. */
const LAST = 8.64e15;
const DIGITS = 11;

/** Encodes the position of a list entry, so that sorting positions as text puts the newest first. */
export function encodePosition(at: Date, id: string): string {
  return `${(LAST - at.getTime()).toString(36).padStart(DIGITS, '0')}-${id}`;
}

export function decodePosition(place: string): { at: Date; id: string } {
  return { at: new Date(LAST - parseInt(place.slice(0, DIGITS), 36)), id: place.slice(DIGITS + 1) };
}

export function tooFarBack(): AppError {
  const message =
    `Numbered pages end at entry ${MOST_NUMBERED}. ` +
    'Go on with the address that the Link header calls next, or narrow the list.';
  return new AppError('invalid', message, { fields: { page: message } });
}
