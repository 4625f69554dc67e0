import { type DbPort, insertIfAbsent, type StoredDocument } from '../../../store';

interface HandleDocument extends StoredDocument {
  organisationId: string;
  since: Date;
  /**
   * Time at which the handle becomes available again. Set once an organisation has been deleted, and while a new one is
   * being created.
   */
  freeAt?: Date;
}

export type OrganisationHandleRepository = Awaited<ReturnType<typeof createOrganisationHandleRepository>>;

const NO_ONE = '';

export async function createOrganisationHandleRepository(db: DbPort) {
  const handles = db.collection<HandleDocument>('organisation_handles');
  await handles.createIndex({ organisationId: 1 });
  await handles.createIndex({ freeAt: 1 }, { sparse: true });
  return {
    /** Claims a handle until `freeAt` by inserting it. Returns false if another organisation already holds it. */
    async claim(_id: string, organisationId: string, since: Date, freeAt: Date): Promise<boolean> {
      if (await insertIfAbsent(handles, { _id, organisationId, since, freeAt })) return true;
      return (await handles.findOne({ _id }))?.organisationId === organisationId;
    },
    /** Makes a claim permanent. */
    keep: async (_id: string, organisationId: string) =>
      void (await handles.updateOne({ _id, organisationId }, { $unset: { freeAt: '' } })),
    findOwner: async (_id: string) => (await handles.findOne({ _id }))?.organisationId || undefined,
    isTaken: async (_id: string) => (await handles.findOne({ _id })) !== null,
    /** Detaches the handle from its organisation. It cannot be claimed again before `freeAt`. */
    retire: async (organisationId: string, freeAt: Date) =>
      void (await handles.updateMany({ organisationId }, { $set: { organisationId: NO_ONE, freeAt } })),
    removeFree: async (now: Date) => (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
