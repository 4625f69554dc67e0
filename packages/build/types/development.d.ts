/// <reference types="webpack/module" />

/** State that the bundles of an open page share in development. */
declare var verseSections: Map<string, { take(release: string): Promise<boolean> }> | undefined;
declare var verseDevelopment: ((before: string, now: string) => Promise<unknown>) | undefined;
declare var verseRefresh: typeof import('react-refresh/runtime') | undefined;
/** Set by webpack in the entry of a section, for example `?mf-store`. */
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
