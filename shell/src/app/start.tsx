import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import type { Failed } from '../bridge/tell';
import { bringFile, know } from '../remotes/files';
import { breath } from '../shared/breath';
import { connection } from '../shared/connection';
import { idle } from '../shared/idle';
import { type BrowserApp, createBrowserApp } from './browser-app';
import { withLateWord } from './late-word';
import { type PageState, STATE_ELEMENT } from './page-state';
import { SlotContext } from './slots';
import { StoreContext } from './store';
import { ReplaceContext, SectionsContext } from './use-section';

const readState = (): PageState => JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}') as PageState;

/** A page whose code is not here yet would render its fallback over the server's HTML, so it is loaded first. */
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

/**
 * Retries until it succeeds, with longer pauses after failures that were not fixed: the page is readable meanwhile, and
 * its links are plain links.
 */
async function untilHere(load: () => Promise<unknown>, mended: (error: unknown) => Promise<boolean>) {
  for (let pause = 2000; ; pause = Math.min(pause * 2, 60_000)) {
    try {
      await load();
      return;
    } catch (error) {
      if (!(await mended(error))) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Renders a navigation synchronously: as a transition, in slices, it takes twice as long on a slow processor. */
function tree(app: BrowserApp, router: DataRouter) {
  return (
    <StoreContext value={app.store}>
      <ShellProvider shell={app.shell}>
        <SectionsContext value={app.sectionOf}>
          <ReplaceContext value={app.replace}>
            <SlotContext value={app.slot}>
              <RouterProvider router={withLateWord(router)} useTransitions={false} />
            </SlotContext>
          </ReplaceContext>
        </SectionsContext>
      </ShellProvider>
    </StoreContext>
  );
}

/** React removes the attributes of an `<html>` that it did not render. Restores them before the next paint. */
function takeOver(page: ReactNode) {
  const { scripts: _, afresh: __, ...before } = document.documentElement.dataset;
  flushSync(() => createRoot(document).render(page));
  Object.assign(document.documentElement.dataset, before);
}

/** Its code is loaded separately, so that no page waits for it. */
function fetchAheadOnceIdle(app: BrowserApp, router: DataRouter) {
  if (connection().saveData) return;
  idle()
    .then(() => import(/* webpackChunkName: "shell-ahead" */ './fetch-ahead'))
    .then(({ fetchAhead }) => fetchAhead(app, router))
    .catch(() => undefined);
}

/** Runs in pieces, between which the browser can handle taps. */
export async function start() {
  const state = readState();
  for (const [folder, hashes] of Object.entries(state.hashes)) know(folder, hashes);
  // Development has its own loader, which takes what has just been saved.
  (__webpack_require__ as { l?: unknown }).l ??= bringFile;
  const app = createBrowserApp(state);
  const report = (error: unknown) => {
    const failed: Failed = { error, during: 'hydrating', kind: 'hydrate' };
    app.shell.report(failed);
  };
  const section = app.sectionOf(window.location.pathname);
  if (state.render === 'ssr') {
    const mended = async (error: unknown) => {
      report(error);
      return section !== undefined && app.replace(section, []).catch(() => false);
    };
    if (section) await untilHere(() => app.mount(section), mended);
    await untilHere(() => resolveLazyPages(app.routes), mended);
    await breath();
  }
  // False for a visitor who pressed Back before the scripts came and is at another address than the server rendered;
  // and where the release of the HTML could not be loaded: another one renders the page again.
  const isHere =
    state.render === 'ssr' &&
    state.path === window.location.pathname + window.location.search &&
    (!section || app.whose().release === state.composition.sections[section.name]?.release);
  const router = app.createRouter(isHere ? state : undefined);
  if (isHere) {
    await breath();
    startTransition(() => {
      hydrateRoot(document, tree(app, router), { onRecoverableError: report });
    });
    await breath();
  } else {
    takeOver(tree(app, router));
  }
  void app.session.known();
  fetchAheadOnceIdle(app, router);
  void idle().then(app.fillSlotIfHinted);
}
