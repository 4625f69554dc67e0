import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type DataRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import { sectionOf } from '../remotes/sections';
import { breath } from '../shared/breath';
import { connection } from '../shared/connection';
import { idle } from '../shared/idle';
import { type BrowserApp, createBrowserApp } from './browser-app';
import { type PageState, STATE_ELEMENT } from './page-state';

const readState = (): PageState => JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}') as PageState;

/** A page whose code is not here yet would render its fallback over the server's HTML, so it is fetched first. */
async function resolveLazyPages(routes: RouteObject[]) {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, { ...page, lazy: undefined });
    }),
  );
}

/** Waits longer after each failure: the page is readable meanwhile, its links are plain links. */
async function untilHere(load: () => Promise<unknown>, report: (error: unknown) => void) {
  for (let pause = 2000; ; pause = Math.min(pause * 2, 60_000)) {
    try {
      await load();
      return;
    } catch (error) {
      report(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function tree(app: BrowserApp, router: DataRouter) {
  return (
    <Provider store={app.store}>
      <ShellProvider shell={app.shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </Provider>
  );
}

/** React takes the attributes off an `<html>` that it did not render. They are put back before anything is painted. */
function takeOver(page: ReactNode) {
  const before = { ...document.documentElement.dataset };
  flushSync(() => createRoot(document).render(page));
  Object.assign(document.documentElement.dataset, before);
}

/** With its code, which no page waits for. */
function fetchAheadOnceIdle(app: BrowserApp, router: DataRouter) {
  if (connection().saveData) return;
  idle()
    .then(() => import(/* webpackChunkName: "shell-ahead" */ './fetch-ahead'))
    .then(({ fetchAhead }) => fetchAhead(app, router))
    .catch(() => undefined);
}

/** In pieces: between two of them the browser answers whoever taps. */
export async function start() {
  const state = readState();
  const app = createBrowserApp(state);
  const report = (error: unknown) => app.shell.report({ error, during: 'hydrating' });
  const section = sectionOf(window.location.pathname);
  if (state.render === 'ssr') {
    if (section) await untilHere(() => app.mount(section), report);
    await untilHere(() => resolveLazyPages(app.routes), report);
    await breath();
  }
  // Whoever pressed Back before the scripts came is at another address than the one the server rendered.
  const isHere = state.render === 'ssr' && state.path === window.location.pathname + window.location.search;
  const router = app.createRouter(isHere ? state : undefined);
  if (isHere) {
    await breath();
    startTransition(() => {
      hydrateRoot(document, tree(app, router), { onRecoverableError: (error) => console.error('hydration:', error) });
    });
    await breath();
  } else {
    takeOver(tree(app, router));
  }
  void app.session.known();
  fetchAheadOnceIdle(app, router);
}
