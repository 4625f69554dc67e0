import { type HydrationState, isRouteErrorResponse, UNSAFE_ErrorResponseImpl } from 'react-router-dom';
import type { ExternalLinks } from '@verse/contract/addresses';
import type { AppManifest } from '../remotes/app-manifest';
import type { Hashes } from '../remotes/files';

export const STATE_ELEMENT = 'verse-state';

/** Page state that the server sends to the browser, as JSON in a data block that is never executed. */
export interface PageState {
  /** How the page was rendered: by the server, or by the browser for the stated reason. */
  render: 'ssr' | `csr:${string}`;
  composition: AppManifest;
  outside: ExternalLinks;
  /** Integrity hashes of the scripts and style sheets of the shell and of the page's section, keyed by folder. */
  hashes: Record<string, Hashes>;
  /** The public origin, for absolute URLs. The origin that the visitor used may be different. */
  origin: string;
  /** The path and query for which the page was rendered. */
  path: string;
  loaderData?: HydrationState['loaderData'];
  errors?: Record<string, { status: number; statusText: string; data: unknown }>;
}

/** Serialises the state so that no user content can close the surrounding block. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Converts route errors to plain values. Only error responses with a status can be converted. For any other error, the
 * browser renders the page.
 */
export function plainErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return undefined;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([id, error]) =>
      isRouteErrorResponse(error)
        ? [[id, { status: error.status, statusText: error.statusText, data: error.data }]]
        : [],
    ),
  );
}

export function revive({ loaderData = {}, errors }: PageState): HydrationState {
  const revived = Object.entries(errors ?? {}).map(([id, { status, statusText, data }]) => [
    id,
    new UNSAFE_ErrorResponseImpl(status, statusText, data),
  ]);
  return { loaderData, ...(errors ? { errors: Object.fromEntries(revived) } : {}) };
}
