/// <reference types="webpack/module" />

/** State shared by the bundles in an open page during development. */
declare var verseSections: Map<string, { take(release: string): Promise<boolean> }> | undefined;
declare var verseDevelopment: ((before: string, now: string) => Promise<unknown>) | undefined;
declare var verseRefresh: typeof import('react-refresh/runtime') | undefined;
/** Set by webpack in a section's entry, e.g. to `?mf-store`. */
declare const __resourceQuery: string;

declare module 'react-refresh/runtime' {
  interface Runtime {
    injectIntoGlobalHook(global: object): void;
    performReactRefresh(): unknown;
    register(component: unknown, name: string): void;
    createSignatureFunctionForTransform(): unknown;
    isLikelyComponentType(value: unknown): boolean;
  }
  const runtime: Runtime;
  export = runtime;
}

declare module 'stylelint-scss' {
  const plugins: import('stylelint').Plugin[];
  export default plugins;
}
