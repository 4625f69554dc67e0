import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import type { Feature, PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { NEVER_SHOWN } from '../../../platform/people';
import { createDraftRepository, type DraftRepository } from './drafts.repository';
import { draftsRoutes } from './drafts.routes';
import { createDraftsService } from './drafts.service';

export interface DraftsFeature extends Feature {
  /** Removes a draft when its post is published. */
  removePublished: DraftRepository['removePublished'];
}

const createPersonalData = (drafts: DraftRepository): PersonalData => ({
  name: 'drafts',
  export: (userId) => drafts.allOf(userId),
  async erase(userId) {
    for (let page = await drafts.list(userId); page.length > 0; page = await drafts.list(userId)) {
      for (const { id } of page) await drafts.remove(userId, id);
    }
  },
});

const DRAFTS = {
  most: DRAFT_LIMITS.drafts,
  message: `We keep at most ${DRAFT_LIMITS.drafts} drafts. Delete one, then this one is saved too.`,
  code: 'too-large',
} as const;

/** Drafts of blog posts, readable only by their author. */
export async function createDraftsFeature({ db, rateLimits, quotas, config, now }: Platform): Promise<DraftsFeature> {
  const drafts = await createDraftRepository(db);
  const service = createDraftsService({
    drafts,
    reserve: quotas.create({ name: 'drafts', ...DRAFTS, count: drafts.count }),
    now,
  });
  return {
    name: 'drafts',
    routes: draftsRoutes({ service, rateLimits, limits: config.limits }),
    personalData: [createPersonalData(drafts)],
    // Stored pictures that a draft's text refers to must not be removed.
    pictures: [{ collection: 'blog_drafts', ownerOf: () => undefined, shows: NEVER_SHOWN }],
    removePublished: drafts.removePublished,
  };
}
