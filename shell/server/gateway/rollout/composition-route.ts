import type { RequestHandler } from 'express';
import type { ActiveReleases } from '../../releases/active-releases';
import { getBundleSizes } from './bundle-sizes';
import type { Cohorts } from './cohort';
import { findPreview } from './preview';

interface CompositionRouteOptions {
  releases: Pick<ActiveReleases, 'active' | 'variant' | 'preview'>;
  cohorts: Cohorts;
}

/**
 * Serves `/composition.json`: the visitor's releases, their fallback releases, and code sizes. Open pages request it to
 * recover from a failed release and to prefetch code.
 */
export function compositionRoute({ releases, cohorts }: CompositionRouteOptions): RequestHandler {
  return async (request, response) => {
    const { composition, before } = (await findPreview(releases, request)) ?? releases.variant(cohorts.find(request));
    const weights = await getBundleSizes(releases.active());
    response.set('cache-control', 'no-store').json({ ...composition, before: before(), weights });
  };
}
