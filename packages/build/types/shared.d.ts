/** Versions of the modules that the shell provides to remotes; the build inserts them into its code. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').SharedModule, string>;

/** Sections that existed when the shell was built; the build inserts them into its server. */
declare const KNOWN_SECTIONS: import('../../../shell/src/remotes/sections').Section[];

/** Scripts that pages contain, compiled from `shell/src/inline`; the build inserts them into the shell's server. */
declare const INLINE_SCRIPTS: Record<'device-hints' | 'load-scripts', { text: string; hash: string }>;
