import { createDocuments } from '../../../platform/documents';
import type { DbPort, StoredDocument } from '../../../store';

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

export async function createMuteRepository(db: DbPort) {
  const documents = await createDocuments<MuteDocument, TagMute>(db, {
    name: 'tag_mutes',
    indexes: [{ memberId: 1, at: -1, _id: -1 }, { memberId: 1, _id: 1 }, { until: 1 }],
    toDomain: ({ _id, ...mute }) => mute,
  });
  const mutes = documents.collection;
  return {
    /** Returns active mutes, newest first. */
    async listOf(memberId: string, now: Date, limit: number): Promise<TagMute[]> {
      const found = await documents.list({ memberId }, { sort: { at: -1, _id: -1 }, limit });
      return found.filter(({ until }) => until === null || until > now);
    },
    find: (memberId: string, tag: string) => documents.find(toId(memberId, tag)),
    /** Returns false if the tag is already muted. */
    insert: (mute: TagMute): Promise<boolean> => documents.insert({ _id: toId(mute.memberId, mute.tag), ...mute }),
    /** Changes the expiry of an existing mute. */
    prolong: async ({ memberId, tag, until, at }: TagMute): Promise<void> =>
      void (await mutes.updateOne({ _id: toId(memberId, tag) }, { $set: { until, at } })),
    remove: (memberId: string, tag: string): Promise<boolean> => documents.remove(toId(memberId, tag)),
    /** Counts all rows, including mutes that have just expired. */
    countOf: (memberId: string): Promise<number> => mutes.countDocuments({ memberId }),
    allOf: (memberId: string): AsyncIterable<TagMute> => documents.each({ memberId }),
    removeOf: async (memberId: string): Promise<void> => void (await mutes.deleteMany({ memberId })),
    removeEnded: async (now: Date): Promise<number> => (await mutes.deleteMany({ until: { $lte: now } })).deletedCount,
  };
}
