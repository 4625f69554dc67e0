import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { ERASED } from '../../../platform/people';
import type { DbPort } from '../../../store';
import type { Sanction } from './sanction';

type SanctionDocument = Omit<Sanction, 'id'> & {
  _id: string;
  /** Member and kind, while a silence or a suspension is in force: there is one of each kind at a time. */
  slot?: string;
  /** When an appeal that has no answer was sent. */
  appealedAt?: Date;
  /** When the sanction changed, until the change has been carried out. */
  undoneSince?: Date;
};

export type SanctionRepository = Awaited<ReturnType<typeof createSanctionRepository>>;

const STAFF_FIELDS = ['by', 'takenBack.by', 'appeal.answer.by'] as const;
/** A range, because a sparse index is not used to find what exists. */
const LONG_AGO = new Date(0);
const HAS_SLOT = new Set<Sanction['kind']>(['silence', 'suspension']);

export async function createSanctionRepository(db: DbPort) {
  const documents = await createDocuments<SanctionDocument, Sanction>(db, {
    name: 'sanctions',
    indexes: [
      { memberId: 1, at: -1, _id: -1 },
      { memberId: 1, _id: 1 },
      [{ appealedAt: 1, _id: 1 }, { sparse: true }],
      [{ slot: 1 }, { unique: true, sparse: true }],
      ...STAFF_FIELDS.map((field) => ({ [field]: 1 as const })),
    ],
    toDomain: ({ _id, slot: _, appealedAt: __, undoneSince: ___, ...one }) => ({ id: _id, ...one }),
  });
  const { collection } = documents;
  return {
    find: (id: string) => documents.find(id),
    among: documents.findAll,
    /** Returns false if the id is taken, or a sanction of this kind is in force. */
    async insert({ id, ...one }: Sanction): Promise<boolean> {
      const slot = `${one.memberId} ${one.kind}`;
      await collection.updateMany({ slot, until: { $lte: one.at } }, { $unset: { slot: '' } });
      const held = HAS_SLOT.has(one.kind) ? { slot } : {};
      return documents.insert({ _id: id, ...one, ...held, undoneSince: one.at });
    },
    /** Takes a sanction back, if it has not changed since. The answer to an appeal may be what takes it back. */
    takeBack: ({ id, version, appeal }: Sanction, takenBack: Sanction['takenBack'], answer?: Sanction['appeal']) =>
      documents.update(
        { _id: id, version },
        {
          $set: { takenBack, appeal: answer ?? appeal, undoneSince: takenBack?.at },
          $unset: { slot: '', ...(answer ? { appealedAt: '' as const } : {}) },
          $inc: { version: 1 },
        },
      ),
    appeal: ({ id, version }: Sanction, appeal: NonNullable<Sanction['appeal']>) =>
      documents.update(
        { _id: id, version, appeal: null },
        { $set: { appeal, appealedAt: appeal.at }, $inc: { version: 1 } },
      ),
    uphold: ({ id, version }: Sanction, appeal: Sanction['appeal'], at: Date) =>
      documents.update(
        { _id: id, version },
        { $set: { appeal, undoneSince: at }, $unset: { appealedAt: '' }, $inc: { version: 1 } },
      ),
    listOfMember: (memberId: string, limit: number) =>
      documents.list({ memberId }, { sort: { at: -1, _id: -1 }, limit }),
    each: (memberId: string) => documents.each({ memberId }),
    /** Lists appeals without an answer, oldest first. */
    listAppealed: (limit: number) =>
      documents.list({ appealedAt: { $gt: LONG_AGO } }, { sort: { appealedAt: 1, _id: 1 }, limit }),
    /** Counts appeals without an answer, up to `most`; only those sent until then, if `until` is given. */
    countAppealed: (most: number, until?: Date) =>
      collection.countDocuments({ appealedAt: { $gt: LONG_AGO, ...(until ? { $lte: until } : {}) } }, { limit: most }),
    openUndone: ({ run, now }: Pick<PendingOptions<Sanction>, 'run' | 'now'>) =>
      createPending(documents, { field: 'undoneSince', run, now }),
    /** Ends a suspension that an admin has lifted by changing the account. */
    async endLifted(memberId: string, now: Date): Promise<void> {
      const lifted = { slot: `${memberId} suspension`, undoneSince: { $exists: false } };
      for (const until of [null, { $gt: now }])
        await collection.updateMany({ ...lifted, until }, { $set: { until: now }, $unset: { slot: '' } });
    },
    removeOf: async (memberId: string) => void (await collection.deleteMany({ memberId })),
    /** Keeps the decisions of a member of staff whose account was erased. */
    async forgetStaff(memberId: string): Promise<void> {
      for (const field of STAFF_FIELDS)
        await collection.updateMany({ [field]: memberId }, { $set: { [field]: ERASED } });
    },
  };
}
