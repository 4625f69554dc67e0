/** Versions of the modules that the shell provides to remotes. Inserted into its code by the build. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').SharedModule, string>;

/** Sections that existed when the shell was built. Inserted into its server by the build. */
declare const KNOWN_SECTIONS: import('../../../shell/src/remotes/sections').Section[];

/** Scripts that pages contain, compiled from `shell/src/inline`. Inserted into the shell's server by the build. */
declare const INLINE_SCRIPTS: Record<'device-hints' | 'load-scripts', { text: string; hash: string }>;
