/** Versions of the modules that the shell provides to remotes; the build inserts them into its code. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').GivenModule, string>;

/** Sections that existed when the shell was built; the build inserts them into its server. */
declare const KNOWN_SECTIONS: import('../../../shell/src/remotes/sections').Section[];
