import { type DbPort, insertIfAbsent, readInPages, type StoredDocument } from '../../../store';

/** A tag muted by a member. The stored id is composed of the member id and the tag. */
export interface TagMute {
  tag: string;
  memberId: string;
  /** `null` if the tag remains muted until the member unmutes it. */
  until: Date | null;
  at: Date;
}

type MuteDocument = TagMute & StoredDocument;

const toId = (memberId: string, tag: string) => `${memberId} ${tag}`;

export type MuteRepository = Awaited<ReturnType<typeof createMuteRepository>>;

const toMute = ({ _id, ...mute }: MuteDocument): TagMute => mute;

export async function createMuteRepository(db: DbPort) {
  const mutes = db.collection<MuteDocument>('tag_mutes');
  await mutes.createIndex({ memberId: 1, at: -1, _id: -1 });
  await mutes.createIndex({ memberId: 1, _id: 1 });
  await mutes.createIndex({ until: 1 });
  return {
    /** Returns active mutes, newest first. */
    async listOf(memberId: string, now: Date, limit: number): Promise<TagMute[]> {
      const found = await mutes.find({ memberId }).sort({ at: -1, _id: -1 }).limit(limit).toArray();
      return found.map(toMute).filter(({ until }) => until === null || until > now);
    },
    async find(memberId: string, tag: string): Promise<TagMute | undefined> {
      const found = await mutes.findOne({ _id: toId(memberId, tag) });
      return found ? toMute(found) : undefined;
    },
    /** Returns false if the tag is already muted. */
    insert: (mute: TagMute): Promise<boolean> => insertIfAbsent(mutes, { _id: toId(mute.memberId, mute.tag), ...mute }),
    /** Changes the expiry of an existing mute. */
    prolong: async ({ memberId, tag, until, at }: TagMute): Promise<void> =>
      void (await mutes.updateOne({ _id: toId(memberId, tag) }, { $set: { until, at } })),
    remove: async (memberId: string, tag: string): Promise<void> =>
      void (await mutes.deleteOne({ _id: toId(memberId, tag) })),
    /** Counts all rows, including mutes that have just expired. */
    countOf: (memberId: string): Promise<number> => mutes.countDocuments({ memberId }),
    async *allOf(memberId: string): AsyncIterable<TagMute> {
      for await (const mute of readInPages(mutes, { memberId })) yield toMute(mute);
    },
    removeOf: async (memberId: string): Promise<void> => void (await mutes.deleteMany({ memberId })),
    removeEnded: async (now: Date): Promise<number> => (await mutes.deleteMany({ until: { $lte: now } })).deletedCount,
  };
}
