/** The versions of what the shell gives to every remote, put into its code by the build. */
declare const SHARED_VERSIONS: Record<import('@verse/releases/names').GivenModule, string>;
