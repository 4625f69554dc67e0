import type { ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/api';
import { toolKeyOf } from '@verse/api-contract/publishing/listed-tools';
import { createDocuments } from '../../../platform/documents';
import { ERASED } from '../../../platform/people';
import { type DbPort, isDuplicateKey, readInPages } from '../../../store';

export type SuggestionStatus = ToolSuggestion['status'];

/** A decision or its reversal. */
export interface Decision {
  by: string;
  at: Date;
  status: SuggestionStatus;
  reason: string | null;
}

export interface StoredSuggestion extends ToolSuggestionRequest {
  id: string;
  /** `null` once the account has been deleted. */
  authorId: string | null;
  status: SuggestionStatus;
  version: number;
  suggestedAt: Date;
  decisions: Decision[];
}

type SuggestionDocument = Omit<StoredSuggestion, 'id'> & {
  _id: string;
  /**
   * Unique key of the tool. Set only while the suggestion is pending or listed, so that the same tool cannot be
   * suggested twice at once.
   */
  toolKey?: string;
};

export type ToolSuggestionRepository = Awaited<ReturnType<typeof createToolSuggestionRepository>>;

const MOST = 500;

const toSuggestion = ({ _id, toolKey: _key, ...suggestion }: SuggestionDocument): StoredSuggestion => ({
  id: _id,
  ...suggestion,
});

export async function createToolSuggestionRepository(db: DbPort) {
  const suggestions = await createDocuments<SuggestionDocument, StoredSuggestion>(db, {
    name: 'tool_suggestions',
    indexes: [
      [{ toolKey: 1 }, { unique: true, sparse: true }],
      { status: 1, suggestedAt: 1, _id: 1 },
      { authorId: 1, suggestedAt: -1, _id: -1 },
      { 'decisions.by': 1, _id: 1 },
    ],
    toDomain: toSuggestion,
  });
  const { collection } = suggestions;

  async function forgetDecider(_id: string, memberId: string): Promise<void> {
    const mine = { _id, 'decisions.by': memberId };
    for (let one = await suggestions.find(mine); one; one = await suggestions.find(mine)) {
      const decisions = one.decisions.map((made) => (made.by === memberId ? { ...made, by: ERASED } : made));
      await collection.updateOne({ _id, version: one.version }, { $set: { decisions }, $inc: { version: 1 } });
    }
  }

  return {
    /** Returns false if the tool is already pending or listed. */
    async insert({ id, ...suggestion }: StoredSuggestion): Promise<boolean> {
      try {
        await collection.insertOne({ _id: id, ...suggestion, toolKey: toolKeyOf(suggestion.url) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, 'toolKey')) return false;
        throw error;
      }
    },
    find: (id: string) => suggestions.find(id),
    /** Lists the suggestions with the given status, oldest first. */
    listByStatus: (status: SuggestionStatus) =>
      suggestions.list({ status }, { sort: { suggestedAt: 1, _id: 1 }, limit: MOST }),
    countWaiting: (authorId: string): Promise<number> => collection.countDocuments({ authorId, status: 'waiting' }),
    findOldest: async () =>
      (await suggestions.list({ status: 'waiting' }, { sort: { suggestedAt: 1, _id: 1 }, limit: 1 }))[0]?.suggestedAt,
    /** Counts pending suggestions by all members, up to `most`. */
    countUndecided: (most: number): Promise<number> =>
      collection.countDocuments({ status: 'waiting' }, { limit: most }),
    /** Lists the author's suggestions, newest first. */
    listOf: (authorId: string) => suggestions.list({ authorId }, { sort: { suggestedAt: -1, _id: -1 }, limit: MOST }),
    /**
     * Returns undefined if the version has changed, or `taken` if another suggestion for the same tool is now pending
     * or listed.
     */
    async decide(
      { id, version, url }: StoredSuggestion,
      decision: Decision,
    ): Promise<StoredSuggestion | 'taken' | undefined> {
      const isLive = decision.status !== 'declined';
      const update = {
        $set: { status: decision.status, ...(isLive ? { toolKey: toolKeyOf(url) } : {}) },
        ...(isLive ? {} : { $unset: { toolKey: '' as const } }),
        $inc: { version: 1 },
        $push: { decisions: decision },
      };
      try {
        return await suggestions.update({ _id: id, version }, update);
      } catch (error) {
        // DocumentDB does not name the index when it rejects a findAndModify. No name is needed, because only `toolKey`
        // can be a duplicate here.
        if (isDuplicateKey(error)) return 'taken' as const;
        throw error;
      }
    },
    /**
     * Removes the member's pending and declined suggestions, and removes the member's id from listed ones and from
     * decisions.
     */
    async forget(memberId: string): Promise<void> {
      await collection.deleteMany({ authorId: memberId, status: { $in: ['waiting', 'declined'] } });
      await collection.updateMany({ authorId: memberId }, { $set: { authorId: null } });
      for await (const { _id } of readInPages(collection, { 'decisions.by': memberId }))
        await forgetDecider(_id, memberId);
    },
  };
}
