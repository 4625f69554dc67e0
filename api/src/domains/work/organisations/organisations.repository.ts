import { stampFields } from '../../../platform/versions';
import { type DbPort, type Filter, insertIfAbsent, readInPages, type Update } from '../../../store';
import type { Organisation, VerifiedDomain } from './organisation';

type OrganisationDocument = Omit<Organisation, 'id'> & {
  _id: string;
  /** Time of a suspension or deletion whose side effects are still pending. Set in the same update as the state. */
  undoneSince?: Date;
};

export type OrganisationRepository = Awaited<ReturnType<typeof createOrganisationRepository>>;

export const ORGANISATIONS = 'organisations';
const MOST = 200;
const NOT_DELETED = { state: { $in: ['open', 'suspended'] } };

const toOrganisation = ({ _id, undoneSince: _, ...organisation }: OrganisationDocument): Organisation => ({
  id: _id,
  ...organisation,
});

export async function createOrganisationRepository(db: DbPort) {
  const organisations = db.collection<OrganisationDocument>(ORGANISATIONS);
  await organisations.createIndex({ createdBy: 1, _id: 1 });
  await organisations.createIndex({ ownerIds: 1 });
  await organisations.createIndex({ state: 1, _id: 1 });
  await organisations.createIndex({ undoneSince: 1 }, { sparse: true });
  await organisations.createIndex({ 'domain.by': 1, 'domain.checkedAt': 1 });

  const listOldest = async (filter: Filter, field: string, limit: number): Promise<Organisation[]> =>
    (
      await organisations
        .find(filter)
        .sort({ [field]: 1 })
        .limit(limit)
        .toArray()
    ).map(toOrganisation);

  const update = async (filter: Filter, change: Update) =>
    (await organisations.updateOne(filter, change)).modifiedCount === 1;

  async function updateAndFind(
    filter: Filter,
    change: Partial<OrganisationDocument>,
    stamps?: ReturnType<typeof stampFields>,
  ) {
    const document = await organisations.findOneAndUpdate(
      filter,
      { ...stamps, $set: { ...change, ...stamps?.$set }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    );
    return document ? toOrganisation(document) : undefined;
  }

  return {
    /** Does not return deleted organisations. */
    async find(_id: string): Promise<Organisation | undefined> {
      const found = await organisations.findOne({ _id, ...NOT_DELETED });
      return found ? toOrganisation(found) : undefined;
    },
    async findAll(ids: readonly string[]): Promise<Map<string, Organisation>> {
      const found = organisations.find({ _id: { $in: ids.slice(0, MOST) }, ...NOT_DELETED }).limit(MOST);
      return new Map((await found.toArray()).map((document) => [document._id, toOrganisation(document)]));
    },
    /** No-op if the organisation already exists. */
    insert: async ({ id, ...organisation }: Organisation) =>
      void (await insertIfAbsent(organisations, { _id: id, ...organisation })),
    /** Returns undefined if the version has changed. */
    change: ({ id, version }: Pick<Organisation, 'id' | 'version'>, change: Partial<Organisation>) =>
      updateAndFind({ _id: id, version, ...NOT_DELETED }, change, stampFields(version, Object.keys(change))),
    countCreatedBy: (createdBy: string) => organisations.countDocuments({ createdBy, ...NOT_DELETED }),
    /**
     * Removes the id of an erased account, as founder and as owner of deleted organisations. An organisation is kept,
     * because it belongs to its owners.
     */
    async forgetPerson(memberId: string): Promise<void> {
      const $pull = { ownerIds: memberId };
      await organisations.updateMany({ createdBy: memberId }, { $set: { createdBy: '' }, $pull, $inc: { version: 1 } });
      await organisations.updateMany({ ownerIds: memberId, state: 'deleted' }, { $pull });
    },
    /** Returns false if the member is already an owner. */
    addOwner: (_id: string, memberId: string) => update({ _id, ...NOT_DELETED }, { $addToSet: { ownerIds: memberId } }),
    /** Returns false if the member is the last owner or not an owner. */
    removeOwner: (_id: string, memberId: string) =>
      update({ _id, ownerIds: memberId, 'ownerIds.1': { $exists: true } }, { $pull: { ownerIds: memberId } }),
    /**
     * Changes the state regardless of the version, and marks its side effects as pending. Returns undefined unless the
     * current state is `from`.
     */
    setState: (
      _id: string,
      from: Organisation['state'],
      change: Pick<Organisation, 'state' | 'suspension'>,
      at: Date,
    ): Promise<Organisation | undefined> =>
      updateAndFind({ _id, state: from }, { ...change, undoneSince: at, updatedAt: at }),
    markCarriedOut: async (_id: string) => void (await update({ _id }, { $unset: { undoneSince: '' } })),
    listNotCarriedOut: (until: Date) => listOldest({ undoneSince: { $lte: until } }, 'undoneSince', MOST),
    async *allOpen(): AsyncIterable<Organisation> {
      for await (const document of readInPages(organisations, { state: 'open' })) yield toOrganisation(document);
    },
    /** Lists organisations verified by an email before the given date. */
    listWithMailProofBefore: (before: Date, limit: number) =>
      listOldest({ 'domain.by': 'mail', 'domain.provenAt': { $lte: before } }, 'domain.provenAt', limit),
    /** Lists organisations verified by a DNS record that was last looked up before the given date. */
    listWithRecordBefore: (before: Date, limit: number) =>
      listOldest({ 'domain.by': 'dns', 'domain.checkedAt': { $lte: before } }, 'domain.checkedAt', limit),
    /** No-op if the organisation has verified another domain, or the same one again. */
    changeDomain: (_id: string, { name, provenAt }: VerifiedDomain, domain: VerifiedDomain | null) =>
      update({ _id, 'domain.name': name, 'domain.provenAt': provenAt }, { $set: { domain } }),
  };
}
