/**
 * Placeholder for the id of the release during the build. The id is the hash of the built files, so
 * `releasing/write.mjs` inserts it afterwards. Sixteen characters, valid in JavaScript names and in addresses.
 */
export const RELEASE_PLACEHOLDER = 'release0release0';
