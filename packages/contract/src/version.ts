/**
 * The version of the agreement between the shell and a remote. A remote states the version it was built for; the shell
 * mounts it only when the two are equal. It rises when something in this package is removed or changes its meaning,
 * never for an addition.
 */
export const CONTRACT_VERSION = 2;
