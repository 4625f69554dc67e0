import {
  COLLECTION_LIMITS,
  COLLECTION_MESSAGES,
  DEFAULT_COLLECTION,
} from '@verse/api-contract/community/collections.values';
import { AppError } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { ChangingCollections } from './changing-collections';
import type { Collection, SavedWork } from './collection';
import type { CollectionsService } from './collections.service';

interface Dependencies extends Pick<People, 'findSeenWorks'> {
  changing: Pick<ChangingCollections, 'change'>;
  service: Pick<CollectionsService, 'ensureDefault'>;
  /** Counts a change towards the member's limit, or rejects it. */
  countChange: (ownerId: string) => Promise<void>;
  now: () => Date;
}

/** Returns the works with one before another. It is the last one if the other is null, or not there any more. */
function placed(works: Collection['works'], one: SavedWork, before: string | null): Collection['works'] {
  const others = works.filter(({ workId }) => workId !== one.workId);
  const at = others.findIndex(({ workId }) => workId === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, one);
}

/** Saves works to collections, and orders and removes them. */
export function createSaving({ changing: { change }, service, findSeenWorks, countChange, now }: Dependencies) {
  return {
    /** Saves a work that the member can see, at the start or before another one. Idempotent. */
    async add(
      member: Reader & { id: string },
      id: string,
      workId: string,
      before?: string | null,
    ): Promise<Collection> {
      await countChange(member.id);
      if (!(await findSeenWorks(member, [workId])).has(workId))
        throw new AppError('not-found', COLLECTION_MESSAGES.unknownWork);
      if (id === DEFAULT_COLLECTION) await service.ensureDefault(member.id);
      return change(member.id, id, ({ works }) => {
        if (works.some((work) => work.workId === workId)) return undefined;
        if (works.length >= COLLECTION_LIMITS.works) throw new AppError('conflict', COLLECTION_MESSAGES.full);
        const saved = { workId, at: now() };
        return { works: before === undefined ? [saved, ...works] : placed(works, saved, before) };
      });
    },

    /** Removes a work, also one that the member can no longer see. Idempotent. */
    drop: (ownerId: string, id: string, workId: string): Promise<Collection> =>
      change(ownerId, id, ({ works }) => {
        const kept = works.filter((work) => work.workId !== workId);
        return kept.length === works.length ? undefined : { works: kept };
      }),

    /** @throws AppError `not-found` if the collection does not hold the work */
    async move(ownerId: string, id: string, workId: string, before: string | null): Promise<Collection> {
      await countChange(ownerId);
      return change(ownerId, id, ({ works }) => {
        const one = works.find((work) => work.workId === workId);
        if (!one) throw new AppError('not-found', COLLECTION_MESSAGES.unknownWork);
        return { works: placed(works, one, before) };
      });
    },
  };
}

export type Saving = ReturnType<typeof createSaving>;
