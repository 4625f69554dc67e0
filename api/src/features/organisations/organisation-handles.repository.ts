import { type DbPort, insertIfAbsent, type StoredDocument } from '../../store';

interface HandleDocument extends StoredDocument {
  organisationId: string;
  since: Date;
  /**
   * Time at which the handle becomes available again. Set once an organisation has been deleted, and while a new one is
   * being created.
   */
  freeAt?: Date;
}

export interface OrganisationHandleRepository {
  /** Claims a handle until `freeAt` by inserting it. Returns false if another organisation already holds it. */
  claim(handle: string, organisationId: string, since: Date, freeAt: Date): Promise<boolean>;
  /** Makes a claim permanent. */
  keep(handle: string, organisationId: string): Promise<void>;
  findOwner(handle: string): Promise<string | undefined>;
  isTaken(handle: string): Promise<boolean>;
  /** Detaches the handle from its organisation. It cannot be claimed again before `freeAt`. */
  retire(organisationId: string, freeAt: Date): Promise<void>;
  removeFree(now: Date): Promise<number>;
}

const NO_ONE = '';

export async function createOrganisationHandleRepository(db: DbPort): Promise<OrganisationHandleRepository> {
  const handles = db.collection<HandleDocument>('organisation_handles');
  await handles.createIndex({ organisationId: 1 });
  await handles.createIndex({ freeAt: 1 }, { sparse: true });
  return {
    async claim(_id, organisationId, since, freeAt) {
      if (await insertIfAbsent(handles, { _id, organisationId, since, freeAt })) return true;
      return (await handles.findOne({ _id }))?.organisationId === organisationId;
    },
    keep: async (_id, organisationId) =>
      void (await handles.updateOne({ _id, organisationId }, { $unset: { freeAt: '' } })),
    async findOwner(_id) {
      return (await handles.findOne({ _id }))?.organisationId || undefined;
    },
    isTaken: async (_id) => (await handles.findOne({ _id })) !== null,
    retire: async (organisationId, freeAt) =>
      void (await handles.updateMany({ organisationId }, { $set: { organisationId: NO_ONE, freeAt } })),
    removeFree: async (now) => (await handles.deleteMany({ freeAt: { $lte: now } })).deletedCount,
  };
}
