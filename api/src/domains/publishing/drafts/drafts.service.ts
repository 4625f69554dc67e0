import type { DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { AppError, createKeyedQueue, type Person, VersionConflict } from '../../../platform/http';
import type { Quota } from '../../../platform/quotas';
import { type DraftRepository, type StoredDraft } from './drafts.repository';

export interface DraftsServiceDependencies {
  drafts: DraftRepository;
  reserve: Quota;
  now: () => Date;
}

export type DraftsService = ReturnType<typeof createDraftsService>;

const TEXTS = ['title', 'category', 'readTime', 'content', 'contentFormat', 'tags'] as const;
const isSameText = (one: StoredDraft, other: StoredDraft) => TEXTS.every((name) => one[name] === other[name]);

export function createDraftsService({ drafts, reserve, now }: DraftsServiceDependencies) {
  const inTurnOf = createKeyedQueue();

  return {
    list: (person: Person) => drafts.list(person.id),

    /** Saves a draft. A retry with the same text after a lost response is not a conflict. */
    async save(person: Person, request: DraftRequest): Promise<StoredDraft> {
      const { id, version } = request;
      const {
        postId = null,
        publishKey,
        contentFormat = 'plain',
        // Earlier releases send no tags, so the stored ones are kept. A concurrent change conflicts anyway.
        tags = (await drafts.find(person.id, id))?.tags ?? '',
        ...rest
      } = request;
      const key = publishKey === undefined ? {} : { publishKey };
      const draft = { ...rest, ...key, ownerId: person.id, postId, contentFormat, tags, savedAt: now() };
      const isSaved = await inTurnOf(person.id, async () => {
        if (version === 0 && !(await drafts.find(person.id, id))) await reserve(person.id);
        return drafts.save(draft);
      });
      if (isSaved) return { ...draft, version: version + 1 };
      const current = await drafts.find(person.id, id);
      if (!current) throw new AppError('gone', 'You deleted this draft somewhere else. Save it as a new one.');
      if (isSameText(current, draft)) return current;
      throw new VersionConflict(current);
    },

    remove: (person: Person, id: string) => drafts.remove(person.id, id),
  };
}
