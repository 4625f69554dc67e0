/**
 * Version of the contract between the shell and its remotes. A remote declares the version it was built against, and
 * the shell mounts it only if the versions are equal. Increase it when an export of this package is removed or changes
 * its meaning, never for an addition.
 */
export const CONTRACT_VERSION = 2;
