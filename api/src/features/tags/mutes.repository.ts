import { type DbPort, insertIfAbsent, readInPages, type StoredDocument } from '../../store';

/** A tag muted by a member. The stored id is composed of the member id and the tag. */
export interface TagMute {
  tag: string;
  memberId: string;
  /** `null` if the tag stays muted until the member unmutes it. */
  until: Date | null;
  at: Date;
}

type MuteDocument = TagMute & StoredDocument;

const toId = (memberId: string, tag: string) => `${memberId} ${tag}`;

export interface MuteRepository {
  /** Returns active mutes, newest first. */
  listOf(memberId: string, now: Date, limit: number): Promise<TagMute[]>;
  find(memberId: string, tag: string): Promise<TagMute | undefined>;
  /** Returns false if the tag is already muted. */
  insert(mute: TagMute): Promise<boolean>;
  /** Changes the expiry of an existing mute. */
  prolong(mute: TagMute): Promise<void>;
  remove(memberId: string, tag: string): Promise<void>;
  /** Counts all rows, including mutes that have just expired. */
  countOf(memberId: string): Promise<number>;
  allOf(memberId: string): AsyncIterable<TagMute>;
  removeOf(memberId: string): Promise<void>;
  removeEnded(now: Date): Promise<number>;
}

const toMute = ({ _id, ...mute }: MuteDocument): TagMute => mute;

export async function createMuteRepository(db: DbPort): Promise<MuteRepository> {
  const mutes = db.collection<MuteDocument>('tag_mutes');
  await mutes.createIndex({ memberId: 1, at: -1, _id: -1 });
  await mutes.createIndex({ memberId: 1, _id: 1 });
  await mutes.createIndex({ until: 1 });
  return {
    async listOf(memberId, now, limit) {
      const found = await mutes.find({ memberId }).sort({ at: -1, _id: -1 }).limit(limit).toArray();
      return found.map(toMute).filter(({ until }) => until === null || until > now);
    },
    async find(memberId, tag) {
      const found = await mutes.findOne({ _id: toId(memberId, tag) });
      return found ? toMute(found) : undefined;
    },
    insert: (mute) => insertIfAbsent(mutes, { _id: toId(mute.memberId, mute.tag), ...mute }),
    prolong: async ({ memberId, tag, until, at }) =>
      void (await mutes.updateOne({ _id: toId(memberId, tag) }, { $set: { until, at } })),
    remove: async (memberId, tag) => void (await mutes.deleteOne({ _id: toId(memberId, tag) })),
    countOf: (memberId) => mutes.countDocuments({ memberId }),
    async *allOf(memberId) {
      for await (const mute of readInPages(mutes, { memberId })) yield toMute(mute);
    },
    removeOf: async (memberId) => void (await mutes.deleteMany({ memberId })),
    removeEnded: async (now) => (await mutes.deleteMany({ until: { $lte: now } })).deletedCount,
  };
}
