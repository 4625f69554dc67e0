/**
 * Stands for the id of the release while it is being built. The id is the hash of the
 * built files, so it cannot be known before; `releasing/write.mjs` puts it in afterwards.
 * Sixteen characters, valid in JavaScript names and in addresses.
 */
export const RELEASE_PLACEHOLDER = 'release0release0';
