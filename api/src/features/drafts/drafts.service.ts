import { DRAFT_LIMITS, type DraftRequest } from '@verse/api-contract/blog-drafts';
import { AppError, type Person, VersionConflict } from '../../platform/http';
import { type DraftRepository, type StoredDraft } from './drafts.repository';

export interface DraftsServiceDependencies {
  drafts: DraftRepository;
  now: () => Date;
}

export type DraftsService = ReturnType<typeof createDraftsService>;

const isSameText = (draft: StoredDraft, { title, category, readTime, content }: DraftRequest) =>
  draft.title === title && draft.category === category && draft.readTime === readTime && draft.content === content;

export function createDraftsService({ drafts, now }: DraftsServiceDependencies) {
  /** Rather refused in words than left out of the list without one. */
  async function assertRoom({ ownerId, id }: StoredDraft): Promise<void> {
    if ((await drafts.count(ownerId)) < DRAFT_LIMITS.drafts || (await drafts.find(ownerId, id))) return;
    throw new AppError(
      'too-large',
      `At most ${DRAFT_LIMITS.drafts} drafts are kept here. ` +
        'Throw one away and go on writing, then this one is kept too.',
    );
  }

  return {
    list: (person: Person) => drafts.list(person.id),

    /** Saving the same text twice, after an answer that was lost, is no conflict. */
    async save(person: Person, request: DraftRequest): Promise<StoredDraft> {
      const { id, postId = null, version, publishKey, title, category, readTime, content, pictures } = request;
      const draft: StoredDraft = {
        id,
        ownerId: person.id,
        postId,
        version,
        ...(publishKey === undefined ? {} : { publishKey }),
        title,
        category,
        readTime,
        content,
        pictures,
        savedAt: now(),
      };
      if (version === 0) await assertRoom(draft);
      if (await drafts.save(draft)) return { ...draft, version: version + 1 };
      const current = await drafts.find(person.id, id);
      if (!current) throw new AppError('gone', 'This draft was removed elsewhere. Save it as a new one.');
      if (isSameText(current, request)) return current;
      throw new VersionConflict(current);
    },

    remove: (person: Person, id: string) => drafts.remove(person.id, id),
  };
}
