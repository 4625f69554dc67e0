import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';
import { Provider } from 'react-redux';
import { ShellProvider } from '@verse/contract/react';
import { createBrowserApp, type BrowserApp } from './app/browser-app';
import { STATE_ELEMENT, type PageState } from './app/page-state';
import './app/global.scss';
import './frame/head-files';
import { sectionOf } from './remotes/sections';

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

/** The server names the whole address, for search engines; a page knows its path only, and React must find what it renders. */
function shortenCanonical() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) return;
  const { pathname, search } = new URL(link.href);
  link.setAttribute('href', pathname + search);
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

/** React takes the attributes off an `<html>` that it did not render. The theme is put back before anything is painted. */
function takeOver(page: ReactNode) {
  const { theme } = document.documentElement.dataset;
  flushSync(() => createRoot(document).render(page));
  if (theme) document.documentElement.dataset.theme = theme;
}

async function start() {
  const state = readState();
  const app = createBrowserApp(state);
  const report = (error: unknown) => app.shell.report({ error, during: 'hydrating' });
  const section = sectionOf(window.location.pathname);
  if (state.render === 'ssr') {
    if (section) await untilHere(() => app.mount(section), report);
    await untilHere(() => resolveLazyPages(app.routes), report);
  }
  shortenCanonical();
  // Whoever pressed Back before the scripts came is at another address than the one the server rendered.
  if (state.render === 'ssr' && state.path === window.location.pathname + window.location.search) {
    const router = app.createRouter(state);
    startTransition(() => {
      hydrateRoot(document, tree(app, router), { onRecoverableError: (error) => console.error('hydration:', error) });
    });
  } else {
    takeOver(tree(app, app.createRouter()));
  }
  void app.session.known();
}

void start();
