/** Versions of the modules that the shell provides to remotes. Inserted at build time. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').SharedModule, string>;

/** Sections that existed when the shell was built. Inserted into its server at build time. */
declare const KNOWN_SECTIONS: import('../../../shell/src/remotes/sections').Section[];

/** Scripts contained in pages, compiled from `shell/src/inline`. Inserted into the shell's server at build time. */
declare const INLINE_SCRIPTS: Record<'before-paint' | 'load-scripts', { text: string; hash: string }>;
