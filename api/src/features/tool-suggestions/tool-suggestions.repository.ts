import { toolKeyOf } from '@verse/api-contract/listed-tools';
import type { ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/tools';
import { type DbPort, isDuplicateKey } from '../../store';

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

export interface ToolSuggestionRepository {
  /** Returns false if the tool is already pending or listed. */
  insert(suggestion: StoredSuggestion): Promise<boolean>;
  find(id: string): Promise<StoredSuggestion | undefined>;
  /** Lists the suggestions with this status, oldest first. */
  listByStatus(status: SuggestionStatus): Promise<StoredSuggestion[]>;
  countWaiting(authorId: string): Promise<number>;
  /** Counts pending suggestions by all members, up to `most`. */
  countUndecided(most: number): Promise<number>;
  /** Lists the author's suggestions, newest first. */
  listOf(authorId: string): Promise<StoredSuggestion[]>;
  /**
   * Returns undefined if the version has changed, or `taken` if another suggestion for the same tool has been made
   * since an earlier decision.
   */
  decide(suggestion: StoredSuggestion, decision: Decision): Promise<StoredSuggestion | 'taken' | undefined>;
  /** Removes the author's pending and declined suggestions, and removes the author's id from listed ones. */
  forget(authorId: string): Promise<void>;
}

const MOST = 500;

function toSuggestion({
  _id,
  name,
  url,
  category,
  pricing,
  why,
  authorId,
  status,
  version,
  suggestedAt,
  decisions,
}: SuggestionDocument): StoredSuggestion {
  return { id: _id, name, url, category, pricing, why, authorId, status, version, suggestedAt, decisions };
}

export async function createToolSuggestionRepository(db: DbPort): Promise<ToolSuggestionRepository> {
  const suggestions = db.collection<SuggestionDocument>('tool_suggestions');
  await suggestions.createIndex({ toolKey: 1 }, { unique: true, sparse: true });
  await suggestions.createIndex({ status: 1, suggestedAt: 1, _id: 1 });
  await suggestions.createIndex({ authorId: 1, suggestedAt: -1, _id: -1 });
  return {
    async insert({ id, ...suggestion }) {
      try {
        await suggestions.insertOne({ _id: id, ...suggestion, toolKey: toolKeyOf(suggestion.url) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, 'toolKey')) return false;
        throw error;
      }
    },
    async find(id) {
      const document = await suggestions.findOne({ _id: id });
      return document ? toSuggestion(document) : undefined;
    },
    listByStatus: async (status) =>
      (await suggestions.find({ status }).sort({ suggestedAt: 1, _id: 1 }).limit(MOST).toArray()).map(toSuggestion),
    countWaiting: (authorId) => suggestions.countDocuments({ authorId, status: 'waiting' }),
    countUndecided: (most) => suggestions.countDocuments({ status: 'waiting' }, { limit: most }),
    listOf: async (authorId) =>
      (await suggestions.find({ authorId }).sort({ suggestedAt: -1, _id: -1 }).limit(MOST).toArray()).map(toSuggestion),
    async decide({ id, version, url }, decision) {
      const isLive = decision.status !== 'declined';
      const update = {
        $set: { status: decision.status, ...(isLive ? { toolKey: toolKeyOf(url) } : {}) },
        ...(isLive ? {} : { $unset: { toolKey: '' as const } }),
        $inc: { version: 1 },
        $push: { decisions: decision },
      };
      try {
        const document = await suggestions.findOneAndUpdate({ _id: id, version }, update, { returnDocument: 'after' });
        return document ? toSuggestion(document) : undefined;
      } catch (error) {
        // DocumentDB does not name the index when it rejects a findAndModify. No name is needed, because only `toolKey`
        // can be a duplicate here.
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
    },
    async forget(authorId) {
      await suggestions.deleteMany({ authorId, status: { $in: ['waiting', 'declined'] } });
      await suggestions.updateMany({ authorId }, { $set: { authorId: null } });
    },
  };
}
