import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import type { Feature, PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { NEVER_SHOWN } from '../../../platform/people';
import { createDraftRepository, type DraftRepository, DRAFTS, ownerOfFile } from './drafts.repository';
import { draftsRoutes } from './drafts.routes';
import { createDraftsService } from './drafts.service';

export interface DraftsFeature extends Feature {
  /** Removes a draft when its post is published. */
  removePublished: DraftRepository['removePublished'];
}

const createPersonalData = (drafts: DraftRepository): PersonalData => ({
  name: 'drafts',
  async *export(userId) {
    for await (const { files, ...draft } of drafts.allOf(userId))
      yield { ...draft, files: files.map(({ name, bytes }) => ({ name, bytes })) };
  },
  async erase(userId) {
    for (let page = await drafts.list(userId); page.length > 0; page = await drafts.list(userId)) {
      for (const { id } of page) await drafts.remove(userId, id);
    }
  },
});

const DRAFT_QUOTA = {
  most: DRAFT_LIMITS.drafts,
  message: `We keep at most ${DRAFT_LIMITS.drafts} drafts. Delete one, then this one is saved too.`,
  code: 'too-large',
} as const;

/** Drafts of blog posts, readable only by their author. */
export async function createDraftsFeature(platform: Platform): Promise<DraftsFeature> {
  const { db, rateLimits, quotas, config, now, files } = platform;
  const drafts = await createDraftRepository(db);
  const service = createDraftsService({
    drafts,
    files,
    reserve: quotas.create({ name: 'drafts', ...DRAFT_QUOTA, count: drafts.count }),
    now,
  });
  return {
    name: 'drafts',
    routes: draftsRoutes({ service, files, rateLimits, limits: config.limits }),
    personalData: [createPersonalData(drafts)],
    // The draft's own route sends its files. Other stored pictures that its text refers to must not be removed, either.
    pictures: [{ collection: DRAFTS, ownerOf: ownerOfFile, shows: NEVER_SHOWN }],
    removePublished: drafts.removePublished,
  };
}
