import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { stampFields } from '../../../platform/versions';
import type { DbPort, Filter, Update } from '../../../store';
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

export async function createOrganisationRepository(db: DbPort) {
  const organisations = await createDocuments<OrganisationDocument, Organisation>(db, {
    name: ORGANISATIONS,
    indexes: [
      { createdBy: 1, _id: 1 },
      { ownerIds: 1 },
      { state: 1, _id: 1 },
      { 'domain.by': 1, 'domain.checkedAt': 1 },
    ],
    toDomain: ({ _id, undoneSince: _, ...organisation }) => ({ id: _id, ...organisation }),
  });
  const { collection } = organisations;

  const listOldest = (filter: Filter, field: string, limit: number): Promise<Organisation[]> =>
    organisations.list(filter, { sort: { [field]: 1 }, limit });

  const update = async (filter: Filter, change: Update) =>
    (await collection.updateOne(filter, change)).modifiedCount === 1;

  return {
    /** Does not return deleted organisations. */
    find: (_id: string) => organisations.find({ _id, ...NOT_DELETED }),
    async findAll(ids: readonly string[]): Promise<Map<string, Organisation>> {
      const known = { _id: { $in: ids.slice(0, MOST) }, ...NOT_DELETED };
      return new Map((await organisations.list(known, { limit: MOST })).map((one) => [one.id, one]));
    },
    /** No-op if the organisation already exists. */
    insert: async ({ id, ...organisation }: Organisation) =>
      void (await organisations.insert({ _id: id, ...organisation })),
    /** Returns undefined if the version has changed. */
    change({ id, version }: Pick<Organisation, 'id' | 'version'>, change: Partial<Organisation>) {
      const { $set, $min } = stampFields(version, Object.keys(change));
      return organisations.update(
        { _id: id, version, ...NOT_DELETED },
        { $min, $set: { ...change, ...$set }, $inc: { version: 1 } },
      );
    },
    countCreatedBy: (createdBy: string) => collection.countDocuments({ createdBy, ...NOT_DELETED }),
    /**
     * Removes the id of an erased account, as founder and as owner of deleted organisations. An organisation is kept,
     * because it belongs to its owners.
     */
    async forgetPerson(memberId: string): Promise<void> {
      const $pull = { ownerIds: memberId };
      await collection.updateMany({ createdBy: memberId }, { $set: { createdBy: '' }, $pull, $inc: { version: 1 } });
      await collection.updateMany({ ownerIds: memberId, state: 'deleted' }, { $pull });
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
      organisations.update(
        { _id, state: from },
        { $set: { ...change, undoneSince: at, updatedAt: at }, $inc: { version: 1 } },
      ),
    /** Opens the outbox of suspensions and deletions whose side effects are pending. */
    openUndone: ({ run, now }: Pick<PendingOptions<Organisation>, 'run' | 'now'>) =>
      createPending(organisations, { field: 'undoneSince', run, now, atOnce: MOST }),
    allOpen: () => organisations.each({ state: 'open' }),
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
