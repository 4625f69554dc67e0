/**
 * What tells one thing that a visitor does from every other, so that a call that is sent again counts once.
 * `crypto.randomUUID` is missing where the page comes over plain HTTP from another machine.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
