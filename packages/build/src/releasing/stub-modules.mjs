// Modules for loading a section's server file without rendering a page: the real React and router, and those parts of
// the shell API that may be called while the file loads.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import * as router from 'react-router-dom';

/** @type {Record<string, unknown>} */
const known = { apiContext: router.createContext() };

/** @type {Record<import('@verse/releases/names').SharedModule, unknown>} */
export const STUB_MODULES = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@verse/contract/react': new Proxy(known, { get: (table, name) => table[String(name)] ?? (() => undefined) }),
};
