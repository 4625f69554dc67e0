/**
 * Placeholder for the release id during the build. The id is the hash of the built files, so `releasing/write.mjs`
 * inserts it afterwards. Sixteen characters that are valid in JavaScript names and in URLs.
 */
export const RELEASE_PLACEHOLDER = 'release0release0';
