import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { apiContext } from '@verse/contract/react';
import { showTheme } from '@verse/ui';
import { createShellApi } from '../bridge/shell-api';
import { keepAccountHint } from '../frame';
import { pageRoutes } from '../pages';
import { createRemoteLoader } from '../remotes/load-remote';
import { type Section, sectionOf } from '../remotes/sections';
import { membersOnly, toSignIn } from '../session/guard';
import { createSession } from '../session/session';
import { createAnswersAhead } from '../shared/answers-ahead';
import { createApiClient } from '../shared/api-client';
import { mountRemote } from './mount-remote';
import { noticeShown } from './notices-slice';
import { type PageState, revive } from './page-state';
import { CONTENT_ROUTE, createRoutes } from './routes';
import { createShellStore } from './store';

/** Everything the shell is made of in a browser, put together in one place. */
export function createBrowserApp(state: PageState) {
  const store = createShellStore();
  const answers = createAnswersAhead();
  const client = createApiClient({ send: answers.take });
  const session = createSession(store, client, { onArrival: showTheme, onAnswer: keepAccountHint });
  const remotes = createRemoteLoader(state.composition);
  const shell = createShellApi({
    outside: state.outside,
    origin: state.origin,
    session,
    notify: (notice) => store.dispatch(noticeShown(notice)),
    send: (report) => navigator.sendBeacon('/report', JSON.stringify({ ...report, page: window.location.pathname })),
  });
  session.subscribe(answers.forget);
  const mounted = new Set<string>();

  const routesOf = async (section: Section) => [mountRemote(section, await remotes.load(section.name))];
  const routeOf = async (section: Section) => {
    const remote = await remotes.load(section.name);
    mounted.add(section.name);
    return mountRemote(section, remote, section.membersOnly ? { middleware: [membersOnly(session)] } : {});
  };

  const routes = createRoutes({
    pages: pageRoutes,
    mounted: [],
    isMounted: (name) => mounted.has(name),
    async unclaimedLoader({ request }) {
      const url = new URL(request.url);
      const guarded = sectionOf(url.pathname)?.membersOnly && (await session.known()).status !== 'member';
      return guarded ? toSignIn(url) : null;
    },
  });
  const content = routes[0]?.children?.[0]?.children?.[0];

  return {
    store,
    session,
    shell,
    routes,
    /** Puts a section into the tree before the router is made, for hydration. */
    async mount(section: Section) {
      if (!mounted.has(section.name)) content?.children?.unshift(await routeOf(section));
    },
    isHere: (section: Section) => remotes.peek(section.name) !== undefined,
    routesOf,
    /** Asks the API now for what the next page will ask for. */
    askAhead: answers.ask,
    createRouter(hydration?: PageState) {
      const context = new RouterContextProvider();
      context.set(apiContext, client);
      return createBrowserRouter(routes, {
        getContext: () => context,
        ...(hydration ? { hydrationData: revive(hydration) } : {}),
        async patchRoutesOnNavigation({ path, patch }) {
          const section = sectionOf(path);
          if (!section || mounted.has(section.name)) return;
          if (section.membersOnly && (await session.known()).status !== 'member') return;
          patch(CONTENT_ROUTE, [await routeOf(section)]);
        },
      });
    },
  };
}

export type BrowserApp = ReturnType<typeof createBrowserApp>;
