import type { DbPort } from '../../store';

interface StoredHead {
  _id: string;
  version: number;
}

export type HeadRepository = ReturnType<typeof createHeadRepository>;

/** One number for each member, which rises with every change: processes see by it whose pages have to be told. */
export function createHeadRepository(db: DbPort) {
  const heads = db.collection<StoredHead>('notification_heads');
  return {
    rise: async (memberId: string) =>
      void (await heads.updateOne({ _id: memberId }, { $inc: { version: 1 } }, { upsert: true })),
    versionOf: async (memberId: string) => (await heads.findOne({ _id: memberId }))?.version ?? 0,
    async versionsOf(memberIds: readonly string[]): Promise<Map<string, number>> {
      const found = await heads.find({ _id: { $in: [...memberIds] } }).toArray();
      return new Map(found.map(({ _id, version }) => [_id, version]));
    },
    removeOf: (memberId: string) => heads.deleteOne({ _id: memberId }),
  };
}
