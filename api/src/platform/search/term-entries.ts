import type { Filter } from '../../store';

/** `_id` consists of the term and the document's position, so sorting by id lists a term's documents newest first. */
export type EntryDocument = { _id: string } & Record<string, string>;

/**
 * Number of entries scanned per step when filling one page for several terms. The first step suffices for terms that
 * often occur together; all steps together suffice for unrelated terms among 100,000 documents.
 */
export const STRIDES = [60, 240, 900];

export const keyOf = (term: string, place: string) => `${term} ${place}`;
export const placeIn = (key: string) => key.slice(key.indexOf(' ') + 1);
/** `!` is the character that follows the space in ASCII. */
export const entriesOf = (term: string, before = '', until?: string): Filter => ({
  _id: { $gt: keyOf(term, before), $lt: until === undefined ? `${term}!` : keyOf(term, until) },
});
