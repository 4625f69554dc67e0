import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as contractReact from '@verse/contract/react';
import type { SharedModule } from '@verse/releases/names';

/** Every module that a section may require on the server. The list is the same as in the browser. */
export const SHARED: Record<SharedModule, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@verse/contract/react': contractReact,
};
