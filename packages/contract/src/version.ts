/**
 * Version of the contract between the shell and a remote. A remote declares the version for which it was built, and the
 * shell mounts it only when the two are equal. Increase it when an export of this package is removed or changes its
 * meaning, never for an addition.
 */
export const CONTRACT_VERSION = 2;
