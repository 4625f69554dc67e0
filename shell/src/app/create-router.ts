import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { apiContext } from '@verse/contract/react';
import { pageRoutes } from '../pages';
import type { GetSection } from '../remotes/sections';
import { type Opening, redirectToSignIn } from '../session/guard';
import type { createSession } from '../session/session';
import { type PageState, revive } from './page-state';
import { CONTENT_ROUTE, createRoutes } from './routes';
import type { SectionRoutes } from './section-routes';

interface Sources {
  getSection: GetSection;
  sections: SectionRoutes;
  session: ReturnType<typeof createSession>;
  client: ApiClient;
  opening: Opening;
}

/** Creates a factory for the page's routers. Their routes are the shell's own and those of the mounted sections. */
export function createRouterFactory({ getSection, sections, session, client, opening }: Sources) {
  const isMember = async () => (await session.known()).status === 'member';

  const createAppRoutes = () =>
    createRoutes({
      pages: pageRoutes,
      mounted: sections.list(),
      isMounted: sections.has,
      async notFoundLoader({ request }) {
        const url = new URL(request.url);
        return sections.isForMembers(url.pathname) && !(await isMember()) ? redirectToSignIn(url, opening) : null;
      },
    });

  function createRouter(hydration?: PageState) {
    return createBrowserRouter(createAppRoutes(), {
      getContext: () => new RouterContextProvider(new Map([[apiContext, client]])),
      ...(hydration ? { hydrationData: revive(hydration) } : {}),
      async patchRoutesOnNavigation({ path, patch }) {
        const section = getSection(path);
        if (!section || sections.has(section.name) || (section.membersOnly && !(await isMember()))) return;
        patch(CONTENT_ROUTE, [await sections.add(section)]);
      },
    });
  }

  return { createAppRoutes, createRouter };
}
