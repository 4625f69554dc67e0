/** The versions of what the shell gives to every remote, put into its code by the build. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').GivenModule, string>;

/** The sections that there were when the shell was built, put into its server by the build. */
declare const KNOWN_SECTIONS: import('../../../shell/src/remotes/sections').Section[];
