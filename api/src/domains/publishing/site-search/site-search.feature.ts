import { DAY_MS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import { ResponseCache } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { createTermWalk, type SearchSource } from '../../../platform/search';
import type { DbPort, StoredDocument } from '../../../store';
import { createCollect } from './group-search';
import { createSiteIndex, SITE_SEARCH } from './site-index';
import { SITE_SEARCH_AREA, siteSearchRoutes } from './site-search.routes';
import { createSiteSearch } from './site-search.service';
import { siteFacts } from './static-sources';
import { createVocabulary } from './vocabulary';

interface Claim extends StoredDocument {
  at: Date;
}

/**
 * Claims a daily job. Resolves to true in only one process per 24 hours; the first period starts with the first call.
 */
async function claimDaily(db: DbPort, name: string, now: Date): Promise<boolean> {
  const claims = db.collection<Claim>('settings');
  await claims.updateOne({ _id: name }, { $setOnInsert: { at: now } }, { upsert: true });
  const due = { _id: name, at: { $lte: new Date(now.getTime() - DAY_MS) } };
  return (await claims.updateOne(due, { $set: { at: now } })).modifiedCount === 1;
}

/** Cache lifetime of guest responses, in seconds. Short enough for hidden content to disappear within a second. */
const KEPT_SECONDS = 0.5;
const MOST_KEPT_BYTES = 4 * 1024 * 1024;

/** Creates the search across everything that features declare as `searchable`. */
export async function createSiteSearchFeature(platform: Platform): Promise<Feature> {
  const { findUnseen } = platform.people;
  const { db, logger, now, rateLimits, searchChanges, events, config } = platform;
  const vocabulary = await createVocabulary({ db, logger });
  const sources = (): SearchSource[] => platform.features.all().flatMap(({ searchable = [] }) => searchable);
  const index = await createSiteIndex({ db, vocabulary, sources, now });
  const responses = new ResponseCache({
    seconds: Math.min(KEPT_SECONDS, config.cache.seconds),
    bytes: MOST_KEPT_BYTES,
  });
  searchChanges.subscribe(async (kind, ids) => {
    await index.sync(kind, ids);
    responses.purge(SITE_SEARCH_AREA);
  });
  events.subscribe(() => responses.purge(SITE_SEARCH_AREA));
  const collect = createCollect({ walk: createTermWalk(db, SITE_SEARCH), vocabulary, sources });
  return {
    name: 'site-search',
    routes: siteSearchRoutes({
      responses,
      rateLimits,
      findUnseen,
      service: createSiteSearch({ vocabulary, collect }),
    }),
    searchable: siteFacts,
    jobs: [
      {
        name: 'fill-site-search',
        async run() {
          await vocabulary.refresh();
          return index.fillMissing();
        },
        failed: 'failed to fill the site search',
      },
      {
        name: 'repair-site-search',
        run: async () => ((await claimDaily(db, 'site-search-repair', now())) ? index.repair() : 0),
        failed: 'failed to repair the site search',
      },
      { name: 'recount-search-words', run: () => index.recount(), failed: 'failed to count search words' },
    ],
  };
}
