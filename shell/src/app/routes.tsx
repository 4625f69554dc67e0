import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { SectionSkeleton } from '../layout';
import { ContentFailure } from './content-failure';
import { Document, DocumentFailure } from './document';
import { NotFoundRoute } from './not-found-route';
import { ShellLayout } from './shell-layout';

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
