/**
 * Replaces the id of a person whose account was erased, where a record needs to say that someone acted. Not empty,
 * because an empty id means that no one acted.
 */
export const ERASED = 'erased';
