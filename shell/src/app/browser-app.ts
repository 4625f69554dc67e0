import { createChanges } from '@verse/contract/changes';
import { createApiClient } from '@verse/contract/http';
import { showTheme } from '@verse/ui';
import { createRemoteLoader } from '../remotes/load-remote';
import type { Section } from '../remotes/sections';
import { createSession } from '../session/session';
import { createErrorReporter } from '../shell-api/error-reporter';
import { createShellApi } from '../shell-api/shell-api';
import { findFields } from './content-failure';
import { createRouterFactory } from './create-router';
import type { PageState } from './page-state';
import { idle } from './prefetch/idle';
import { createPrefetchCache } from './prefetch/prefetch-cache';
import { createRouterHost } from './router-host';
import { createSectionRoutes } from './section-routes';
import { createSlotFiller } from './slot-filler';
import { createSlot } from './slots';
import { createShellStore } from './store';
import { toastShown } from './toasts-slice';
import type { Recovery } from './use-section';

export function createBrowserApp(state: PageState) {
  const store = createShellStore();
  const prefetchCache = createPrefetchCache();
  const changes = createChanges();
  const client = createApiClient({ send: changes.watch(prefetchCache.take) });
  const session = createSession(store, client, {
    onSignIn: showTheme,
    onKnown({ hasCart }) {
      if (hasCart) void idle().then(fillSlot);
    },
  });
  const remotes = createRemoteLoader(state.composition, (error) =>
    shell.report({ error, during: 'loading a section' }),
  );
  const { getSection } = remotes;
  const { getOpenPage, send } = createErrorReporter(remotes);
  const shell = createShellApi({
    addresses: () => remotes.composition().addresses,
    outside: state.outside,
    origin: state.origin,
    session,
    changes,
    api: client,
    notify: (notice) => store.dispatch(toastShown(notice)),
    send,
  });
  session.subscribe(prefetchCache.clear);
  const slot = createSlot(state.composition.sections);
  const fillSlot = createSlotFiller({ slot, load: remotes.load, report: shell.report, changes });
  const host = createRouterHost();
  const opening = host.get;
  const sections = createSectionRoutes(remotes, session, opening);
  const { createAppRoutes, createRouter } = createRouterFactory({ getSection, sections, session, client, opening });
  const page = {
    host,
    createRouter,
    findFields,
    async changeRelease(section: Section) {
      await remotes.change(section.name);
      await sections.add(section);
    },
  };
  const loadRecovery = () => import(/* webpackChunkName: "shell-failure" */ './recover-page');
  const recovery: Recovery = {
    recover: async (...failure) => (await loadRecovery()).recoverPage(page, ...failure),
    restart: async () => (await loadRecovery()).restartRouter(page),
  };

  return {
    store,
    session,
    shell,
    slot,
    host,
    sections,
    recovery,
    createAppRoutes,
    getOpenPage,
    getSection,
    isLoaded: (section: Section) => remotes.peek(section.name) !== undefined,
    /** Prefetches an API response needed by the next page. */
    prefetch: prefetchCache.prefetch,
    openRouter: (hydration?: PageState) => host.adopt(host.open(() => createRouter(hydration))),
  };
}

export type BrowserApp = ReturnType<typeof createBrowserApp>;
