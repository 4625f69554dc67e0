/**
 * The version of the contract between the shell and a remote. A remote declares the version it was built for; the shell
 * mounts it only when the two are equal. Increase it when something in this package is removed or changes its meaning,
 * never for an addition.
 */
export const CONTRACT_VERSION = 2;
