import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { createSitePages } from '../../platform/site-pages';
import { createBlogsFeature } from './blogs';
import { createContactFeature } from './contact';
import { createDiscoveryFeature } from './discovery';
import { createDraftsFeature } from './drafts';
import { createFeedsFeature } from './feeds';
import { createImagesFeature } from './images';
import { createPromotionsFeature } from './promotions';
import { createSiteSearchFeature } from './site-search';
import { createStatisticsFeature } from './statistics';
import { createToolSuggestionsFeature } from './tool-suggestions';
import { createWaitingListsFeature } from './waiting-lists';

export async function createPublishing(platform: Platform): Promise<readonly Feature[]> {
  const isPage = createSitePages(() => platform.features.merged('pages'));
  const drafts = await createDraftsFeature(platform);
  const blogs = await createBlogsFeature(platform, drafts.removePublished);
  return [
    drafts,
    blogs,
    createImagesFeature(platform),
    await createContactFeature(platform),
    await createToolSuggestionsFeature(platform),
    await createWaitingListsFeature(platform, isPage),
    await createPromotionsFeature(platform, isPage),
    createFeedsFeature(platform, blogs.newest),
    createDiscoveryFeature(platform),
    createStatisticsFeature(platform),
    await createSiteSearchFeature(platform),
  ];
}
