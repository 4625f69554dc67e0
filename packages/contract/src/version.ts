/**
 * Version of the contract between the shell and its remotes. A remote declares the version it was built against, and
 * the shell mounts the remote only if the versions are equal. Increase the version when an export of this package is
 * removed or changes its meaning, but never for an addition.
 */
export const CONTRACT_VERSION = 2;
