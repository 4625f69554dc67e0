import type { DbPort } from '../../../store';

interface StoredHead {
  _id: string;
  version: number;
}

export type HeadRepository = ReturnType<typeof createHeadRepository>;

/**
 * Stores a version number per member, incremented on every change, so that other processes can tell whose streams need
 * an update.
 */
export function createHeadRepository(db: DbPort) {
  const heads = db.collection<StoredHead>('notification_heads');
  return {
    increment: async (memberId: string) =>
      void (await heads.updateOne({ _id: memberId }, { $inc: { version: 1 } }, { upsert: true })),
    findVersion: async (memberId: string) => (await heads.findOne({ _id: memberId }))?.version ?? 0,
    async findVersions(memberIds: readonly string[]): Promise<Map<string, number>> {
      const found = await heads.find({ _id: { $in: [...memberIds] } }).toArray();
      return new Map(found.map(({ _id, version }) => [_id, version]));
    },
    removeOf: (memberId: string) => heads.deleteOne({ _id: memberId }),
  };
}
