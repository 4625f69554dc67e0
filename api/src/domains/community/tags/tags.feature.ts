import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader, type FindUnseen } from '../../../platform/people';
import type { TaggedContent } from '../../../platform/search';
import type { TagChoiceRows } from './choices';
import { tagFeedRoutes } from './tag-feeds.routes';
import { tagsRoutes } from './tags.routes';
import { createTagsService } from './tags.service';

export interface TagsDependencies {
  choices: TagChoiceRows;
  posts: TaggedContent;
  works: TaggedContent;
  /** A function, because the blogs feature is created later. */
  blogPosts: () => TaggedContent;
  /** Also includes the tags that the member follows and those that the member has muted. */
  findUnseen: FindUnseen;
}

export interface TagsFeature extends Feature {
  /** Tags with public content. */
  listed: () => Promise<string[]>;
  /** For features with tagged content that are created later. */
  findUnseen: FindUnseen;
}

/** Creates the tag pages, the tag feeds, and the routes for following and muting tags. */
export function createTagsFeature(platform: Platform, dependencies: TagsDependencies): TagsFeature {
  const { responses, rateLimits, config } = platform;
  const { choices, findUnseen } = dependencies;
  const service = createTagsService(dependencies);
  return {
    name: 'tags',
    routes: [
      ...tagsRoutes({ service, choices, findReader: createFindReader(findUnseen), rateLimits, responses }),
      ...tagFeedRoutes({ service, responses, publicOrigin: config.publicOrigin }),
    ],
    personalData: choices.personalData,
    jobs: choices.jobs,
    listed: service.listed,
    findUnseen,
  };
}
