/**
 * Placeholder for the release id during the build. The id is the hash of the built files, so it is inserted afterwards
 * by `releasing/write.mjs`. Consists of sixteen characters that are valid in JavaScript names and in URLs.
 */
export const RELEASE_PLACEHOLDER = 'release0release0';
