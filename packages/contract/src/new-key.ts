/**
 * Returns a random key that identifies one action of a visitor, so that a call that is sent again counts once.
 * `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
