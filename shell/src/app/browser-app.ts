import { createBrowserRouter, type DataRouter, type MiddlewareFunction, RouterContextProvider } from 'react-router-dom';
import { createChanges } from '@verse/contract/changes';
import { createApiClient } from '@verse/contract/http';
import { apiContext } from '@verse/contract/react';
import { showTheme } from '@verse/ui';
import { createReporter } from '../bridge/reporter';
import { createShellApi } from '../bridge/shell-api';
import { keepAccountHint } from '../frame';
import { pageRoutes } from '../pages';
import { createRemoteLoader } from '../remotes/load-remote';
import type { Section } from '../remotes/sections';
import { membersOnly, toSignIn } from '../session/guard';
import { createSession } from '../session/session';
import { createAnswersAhead } from '../shared/answers-ahead';
import { fieldsIn } from '../shared/typed-fields';
import { askedAgain } from './ask-again';
import { withBlockedTraversals } from './blocked-traversals';
import { mountRemote } from './mount-remote';
import { noticeShown } from './notices-slice';
import { type PageState, revive } from './page-state';
import { CONTENT_ROUTE, createRoutes } from './routes';
import { createSlotFiller, isCartHinted } from './slot-filler';
import { createSlot } from './slots';
import { createShellStore } from './store';
import type { Replace } from './use-section';

/** Assembles all parts of the shell in a browser. */
export function createBrowserApp(state: PageState) {
  const store = createShellStore();
  const answers = createAnswersAhead();
  const changes = createChanges();
  const client = createApiClient({ send: changes.watch(answers.take) });
  const session = createSession(store, client, { onArrival: showTheme, onAnswer: keepAccountHint });
  const remotes = createRemoteLoader(state.composition, (error) =>
    shell.report({ error, during: 'loading a section' }),
  );
  const { sectionOf } = remotes;
  const { whose, send } = createReporter(remotes);
  const shell = createShellApi({
    addresses: () => remotes.composition().addresses,
    outside: state.outside,
    origin: state.origin,
    session,
    changes,
    notify: (notice) => store.dispatch(noticeShown(notice)),
    send,
  });
  session.subscribe(answers.forget);
  const slot = createSlot(state.composition.sections);
  const fillSlot = createSlotFiller({ slot, load: remotes.load, report: shell.report, changes });
  const mounted = new Set<string>();

  let router: DataRouter | undefined;
  const isForMembers = (pathname: string) => sectionOf(pathname)?.membersOnly === true;
  const mountable = async ({ name }: Section, options?: { guard: MiddlewareFunction; id?: string }) => {
    const remote = await remotes.load(name);
    const parts = remotes.composition().parts.filter((part) => part.name === name);
    return mountRemote(remote, name, { parts, ...options });
  };
  const routeOf = async (section: Section, id = section.name) => {
    const route = await mountable(section, { id, guard: membersOnly(session, isForMembers, () => router) });
    mounted.add(section.name);
    return route;
  };

  const routes = createRoutes({
    pages: pageRoutes,
    mounted: [],
    isMounted: (name) => mounted.has(name),
    async unclaimedLoader({ request }) {
      const url = new URL(request.url);
      const guarded = isForMembers(url.pathname) && (await session.known()).status !== 'member';
      return guarded ? toSignIn(url, () => router) : null;
    },
  });
  const content = routes[0]?.children?.[0]?.children?.[0];
  const lent = { content: CONTENT_ROUTE, change: remotes.change, routeOf, askedAgain, routes, fieldsIn };

  return {
    store,
    session,
    shell,
    slot,
    /** The section and release of the open page. */
    whose,
    /** Fills the slot if a cart was used on this device. */
    fillSlotIfHinted: () => isCartHinted() && fillSlot(),
    routes,
    sectionOf,
    /** Adds a section to the tree before the router is created, for hydration. */
    async mount(section: Section) {
      if (!mounted.has(section.name)) content?.children?.unshift(await routeOf(section));
    },
    /** Replaces the release of a section that fails in this page; false, or an error, without another one. */
    replace: (async (section, typed) => {
      const { standIn } = await import(/* webpackChunkName: "shell-trouble" */ './stand-in');
      return standIn({ ...lent, router }, section, typed);
    }) satisfies Replace,
    isHere: (section: Section) => remotes.peek(section.name) !== undefined,
    routesOf: async (section: Section) => [await mountable(section)],
    /** Prefetches an API response that the next page will need. */
    askAhead: answers.ask,
    createRouter(hydration?: PageState) {
      const context = new RouterContextProvider();
      context.set(apiContext, client);
      router = withBlockedTraversals(() =>
        createBrowserRouter(askedAgain(routes), {
          getContext: () => context,
          ...(hydration ? { hydrationData: revive(hydration) } : {}),
          async patchRoutesOnNavigation({ path, patch }) {
            const section = sectionOf(path);
            if (!section || mounted.has(section.name)) return;
            if (section.membersOnly && (await session.known()).status !== 'member') return;
            patch(CONTENT_ROUTE, askedAgain([await routeOf(section)]));
          },
        }),
      );
      return router;
    },
  };
}

export type BrowserApp = ReturnType<typeof createBrowserApp>;
