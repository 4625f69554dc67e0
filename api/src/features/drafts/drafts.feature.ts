import type { Feature, PersonalContent } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { createDraftRepository, type DraftRepository } from './drafts.repository';
import { draftsRoutes } from './drafts.routes';
import { createDraftsService } from './drafts.service';

export interface DraftsFeature extends Feature {
  /** Removes the draft that has become a post. */
  removePublished: DraftRepository['removePublished'];
}

const draftsOfPerson = (drafts: DraftRepository): PersonalContent => ({
  name: 'drafts',
  export: (userId) => drafts.allOf(userId),
  async erase(userId) {
    for (let page = await drafts.list(userId); page.length > 0; page = await drafts.list(userId)) {
      for (const { id } of page) await drafts.remove(userId, id);
    }
  },
});

/** What is being written, kept for its writer alone. */
export async function createDraftsFeature({ db, rateLimits, config, now }: Platform): Promise<DraftsFeature> {
  const drafts = await createDraftRepository(db);
  const service = createDraftsService({ drafts, now });
  return {
    name: 'drafts',
    routes: draftsRoutes({ service, rateLimits, limits: config.limits }),
    personalContent: [draftsOfPerson(drafts)],
    // Their texts may name one.
    pictures: ['blog_drafts'],
    removePublished: (ownerId, publishKey) => drafts.removePublished(ownerId, publishKey),
  };
}
