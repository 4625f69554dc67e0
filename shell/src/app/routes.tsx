import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { SectionSkeleton } from '../frame';
import { ContentFailure } from './content-failure';
import { Document, DocumentFailure } from './document';
import { FrameLayout } from './frame-layout';
import { Unclaimed } from './unclaimed';

export const CONTENT_ROUTE = 'content';
export const UNCLAIMED_ROUTE = 'unclaimed';

interface RouteOptions {
  /** The shell's own pages. */
  pages: RouteObject[];
  /** Sections that are here from the start; the others are patched into {@link CONTENT_ROUTE} later. */
  mounted: RouteObject[];
  isMounted: (section: string) => boolean;
  /** Handles addresses whose section is not mounted, in the browser only. */
  unclaimedLoader?: LoaderFunction;
}

/** The route tree, the same on server and browser. */
export function createRoutes({ pages, mounted, isMounted, unclaimedLoader }: RouteOptions): RouteObject[] {
  const unclaimed: RouteObject = {
    id: UNCLAIMED_ROUTE,
    path: '*',
    Component: () => <Unclaimed isMounted={isMounted} />,
    ...(unclaimedLoader ? { loader: unclaimedLoader } : {}),
  };
  const content: RouteObject = {
    id: CONTENT_ROUTE,
    ErrorBoundary: ContentFailure,
    HydrateFallback: SectionSkeleton,
    children: [...pages, ...mounted, unclaimed],
  };
  const frame: RouteObject = { id: 'frame', Component: FrameLayout, children: [content] };
  return [{ id: 'document', Component: Document, ErrorBoundary: DocumentFailure, children: [frame] }];
}
