import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { SectionSkeleton } from '../layout';
import { NotFound } from '../pages/not-found';
import { ContentFailure } from './content-failure';
import { Document, DocumentFailure } from './document';
import { ShellLayout } from './shell-layout';
import { useSection } from './use-section';

/**
 * Shown for URLs that match no page. Also shown in pages rendered by the browser, until their section has been loaded.
 */
function NotFoundRoute({ isMounted }: { isMounted: (section: string) => boolean }) {
  const section = useSection();
  if (!section || isMounted(section.name)) return <NotFound />;
  return (
    <>
      <PageHead title="Creativity Verse" isListed />
      <SectionSkeleton />
    </>
  );
}

export const CONTENT_ROUTE = 'content';
export const NOT_FOUND_ROUTE = 'not-found';

interface RouteOptions {
  /** The shell's own pages. */
  pages: RouteObject[];
  /** Sections mounted at start-up. Others are patched into {@link CONTENT_ROUTE} later. */
  mounted: RouteObject[];
  isMounted: (section: string) => boolean;
  /** Handles URLs of sections that are not mounted. Browser only. */
  notFoundLoader?: LoaderFunction;
}

/** Creates the route tree, which is the same on the server and in the browser. */
export function createRoutes({ pages, mounted, isMounted, notFoundLoader }: RouteOptions): RouteObject[] {
  const notFound: RouteObject = {
    id: NOT_FOUND_ROUTE,
    path: '*',
    Component: () => <NotFoundRoute isMounted={isMounted} />,
    ...(notFoundLoader ? { loader: notFoundLoader } : {}),
  };
  const content: RouteObject = {
    id: CONTENT_ROUTE,
    ErrorBoundary: ContentFailure,
    HydrateFallback: SectionSkeleton,
    children: [...pages, ...mounted, notFound],
  };
  const layout: RouteObject = { id: 'layout', Component: ShellLayout, children: [content] };
  return [{ id: 'document', Component: Document, ErrorBoundary: DocumentFailure, children: [layout] }];
}
