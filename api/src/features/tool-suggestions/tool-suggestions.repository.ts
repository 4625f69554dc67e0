import { toolKeyOf } from '@verse/api-contract/listed-tools';
import type { ToolSuggestion, ToolSuggestionRequest } from '@verse/api-contract/tools';
import { type DbPort, isDuplicateKey } from '../../store';

export type SuggestionStatus = ToolSuggestion['status'];

/** One decision, or its taking back: who, when, what and why. */
export interface Decision {
  by: string;
  at: Date;
  status: SuggestionStatus;
  reason: string | null;
}

export interface StoredSuggestion extends ToolSuggestionRequest {
  id: string;
  /** null once the account is gone. */
  authorId: string | null;
  status: SuggestionStatus;
  version: number;
  suggestedAt: Date;
  decisions: Decision[];
}

type SuggestionDocument = Omit<StoredSuggestion, 'id'> & {
  _id: string;
  /** The tool, while it waits or is in the directory: of one tool there is one. */
  toolKey?: string;
};

export interface ToolSuggestionRepository {
  /** False when this tool waits already, or is in the directory. */
  insert(suggestion: StoredSuggestion): Promise<boolean>;
  find(id: string): Promise<StoredSuggestion | undefined>;
  /** Oldest first. */
  listByStatus(status: SuggestionStatus): Promise<StoredSuggestion[]>;
  /** Newest first. */
  countWaiting(authorId: string): Promise<number>;
  listOf(authorId: string): Promise<StoredSuggestion[]>;
  /**
   * `undefined` when it has another version by now, `taken` when the
   * same tool was suggested again after this one was declined.
   */
  decide(suggestion: StoredSuggestion, decision: Decision): Promise<StoredSuggestion | 'taken' | undefined>;
  /** What waits or was declined goes; what is in the directory stays there without a name. */
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
        if (isDuplicateKey(error, 'toolKey')) return 'taken';
        throw error;
      }
    },
    async forget(authorId) {
      await suggestions.deleteMany({ authorId, status: { $in: ['waiting', 'declined'] } });
      await suggestions.updateMany({ authorId }, { $set: { authorId: null } });
    },
  };
}
