import type { ReactElement, ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError } from './api-client';

/** Returns whether the loader threw a 404 as data: there is no such page for this person. */
export function useIsMissing(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
}

interface PageFailureProps {
  /** Shown if the loader threw a 404 as data. */
  missing?: ReactElement;
  /** Shown if the API responded with 403. */
  forbidden?: ReactElement;
  /** Shown otherwise. */
  children: ReactNode;
}

/**
 * Replaces a page that could not be loaded, depending on the error. For `failed` of `definePage`.
 *
 * @example
 * <PageFailure missing={<NotFound title="Job not found" />}>
 *   <LoadFailure title="The job could not be loaded." during="loading a job" />
 * </PageFailure>
 */
export function PageFailure({ missing, forbidden, children }: PageFailureProps) {
  const error = useRouteError();
  const isMissing = useIsMissing();
  if (isMissing && missing) return missing;
  return error instanceof ApiError && error.status === 403 && forbidden ? forbidden : children;
}
