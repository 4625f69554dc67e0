import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import { addHashes, loadFile } from '../remotes/files';
import { yieldToMain } from '../shared/yield-to-main';
import type { ErrorReport } from '../shell-api/send-error-report';
import { type BrowserApp, createBrowserApp } from './browser-app';
import { CurrentRouter } from './current-router';
import { growPictures } from './grow-pictures';
import { type PageState, STATE_ELEMENT } from './page-state';
import { connection } from './prefetch/connection';
import { idle } from './prefetch/idle';
import { SlotContext } from './slots';
import { StoreContext } from './store';
import { RecoveryContext, SectionsContext } from './use-section';

const readState = (): PageState => JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}') as PageState;

/** The scripts are requested before the page's data have arrived. */
const untilParsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : undefined;

/** Loads the page's code before hydration. Otherwise, hydration would replace the server's HTML with a fallback. */
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
 * Retries until `load` succeeds. After a failure that `recover` cannot resolve, it waits before retrying, each time
 * longer. In the meantime, the page is readable and its links work as plain links.
 */
async function retryUntilLoaded(load: () => Promise<unknown>, recover: (error: unknown) => Promise<boolean>) {
  for (let pause = 2000; ; pause = Math.min(pause * 2, 60_000)) {
    try {
      await load();
      return;
    } catch (error) {
      if (!(await recover(error))) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const createTree = (app: BrowserApp) => (
  <StoreContext value={app.store}>
    <ShellProvider shell={app.shell}>
      <SectionsContext value={app.getSection}>
        <RecoveryContext value={app.recovery}>
          <SlotContext value={app.slot}>
            <CurrentRouter host={app.host} />
          </SlotContext>
        </RecoveryContext>
      </SectionsContext>
    </ShellProvider>
  </StoreContext>
);

/**
 * Renders the whole document from scratch. React removes attributes of an `<html>` element that it did not render, so
 * they are restored before the next paint.
 */
function replaceDocument(page: ReactNode) {
  const { scripts: _, afresh: __, ...before } = document.documentElement.dataset;
  flushSync(() => createRoot(document).render(page));
  Object.assign(document.documentElement.dataset, before);
}

/** The prefetching code is loaded separately, so that no page waits for it. */
function prefetchOnceIdle(app: BrowserApp) {
  if (connection().saveData) return;
  idle()
    .then(() => import(/* webpackChunkName: "shell-prefetch" */ './prefetch/start-prefetching'))
    .then(({ startPrefetching }) => startPrefetching(app))
    .catch(() => undefined);
}

/** Starts the page in several tasks, between which the browser can handle taps. */
export async function start() {
  await untilParsed();
  const state = readState();
  for (const [folder, hashes] of Object.entries(state.hashes)) addHashes(folder, hashes);
  // In development, webpack's own loader is kept, because it loads code that has just been saved.
  (__webpack_require__ as { l?: unknown }).l ??= loadFile;
  const app = createBrowserApp(state);
  const report = (error: unknown) => {
    const failed: ErrorReport = { error, during: 'hydrating', kind: 'hydrate' };
    app.shell.report(failed);
  };
  const section = app.getSection(window.location.pathname);
  if (state.render === 'ssr') {
    const recover = async (error: unknown) => {
      report(error);
      return section !== undefined && app.recovery.recover(section, [], false).catch(() => false);
    };
    if (section) await retryUntilLoaded(() => app.sections.add(section), recover);
    await retryUntilLoaded(() => resolveLazyPages(app.createAppRoutes()), recover);
    await yieldToMain();
  }
  // False in two cases: the visitor pressed Back before the scripts arrived, so that the URL no longer matches the
  // rendered page; or the release in the HTML could not be loaded, so that another release renders the page again.
  const canHydrate =
    state.render === 'ssr' &&
    state.path === window.location.pathname + window.location.search &&
    (!section || app.getOpenPage().release === state.composition.sections[section.name]?.release);
  app.openRouter(canHydrate ? state : undefined);
  if (canHydrate) {
    await yieldToMain();
    startTransition(() => {
      hydrateRoot(document, createTree(app), { onRecoverableError: report });
    });
    await yieldToMain();
  } else {
    replaceDocument(createTree(app));
  }
  void app.session.known();
  growPictures();
  prefetchOnceIdle(app);
}
