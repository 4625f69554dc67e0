import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { createTagChoices } from './choices';
import { tagFeedRoutes } from './tag-feeds.routes';
import { tagsRoutes } from './tags.routes';
import { createTagsService } from './tags.service';

export type TagsFeature = Feature & Pick<People, 'findUnseenAndTags'>;

/** Creates the tag pages, the tag feeds, and the routes for following and muting tags. */
export async function createTagsFeature(platform: Platform): Promise<TagsFeature> {
  const { responses, rateLimits, config, people } = platform;
  const choices = await createTagChoices(platform);
  async function findUnseenAndTags(id: string) {
    const [unseen, tags] = await Promise.all([people.findUnseen(id), choices.choicesOf(id)]);
    return { ...unseen, tags };
  }
  const service = createTagsService({ choices, tagged: () => platform.features.merged('tagged') });
  return {
    name: 'tags',
    routes: [
      ...tagsRoutes({ service, choices, findReader: createFindReader(findUnseenAndTags), rateLimits, responses }),
      ...tagFeedRoutes({ service, responses, publicOrigin: config.publicOrigin }),
    ],
    personalData: choices.personalData,
    jobs: choices.jobs,
    listed: { tags: service.listed },
    findUnseenAndTags,
  };
}
