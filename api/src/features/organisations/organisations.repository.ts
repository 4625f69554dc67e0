import { type CollectionPort, type DbPort, insertIfAbsent } from '../../store';
import type { Organisation, VerifiedDomain } from './organisation';

type OrganisationDocument = Omit<Organisation, 'id'> & {
  _id: string;
  /** Time of a suspension or deletion whose side effects are still pending. Set in the same update as the state. */
  undoneSince?: Date;
};

export interface OrganisationRepository {
  /** Does not return deleted organisations. */
  find(id: string): Promise<Organisation | undefined>;
  findAll(ids: readonly string[]): Promise<Map<string, Organisation>>;
  /** No-op if the organisation already exists. */
  insert(organisation: Organisation): Promise<void>;
  /** Returns undefined if the version has changed. */
  change(
    before: Pick<Organisation, 'id' | 'version'>,
    change: Partial<Organisation>,
  ): Promise<Organisation | undefined>;
  countCreatedBy(memberId: string): Promise<number>;
  /** Returns false if the member is already an owner. */
  addOwner(id: string, memberId: string): Promise<boolean>;
  /** Returns false if the member is the last owner or not an owner. */
  removeOwner(id: string, memberId: string): Promise<boolean>;
  /**
   * Changes the state regardless of the version, and marks its side effects as pending. Returns undefined unless the
   * current state is `from`.
   */
  setState(
    id: string,
    from: Organisation['state'],
    change: Pick<Organisation, 'state' | 'suspension'>,
    at: Date,
  ): Promise<Organisation | undefined>;
  markCarriedOut(id: string): Promise<void>;
  listNotCarriedOut(until: Date): Promise<Organisation[]>;
  /** Lists open organisations whose id is greater than the given one, sorted by id. */
  listOpenAfter(after: string, limit: number): Promise<Organisation[]>;
  /** Lists organisations verified by a DNS record that was last looked up before the given date. */
  listWithRecordBefore(before: Date, limit: number): Promise<Organisation[]>;
  /** No-op unless `name` is the current verified domain. */
  changeDomain(id: string, name: string, domain: VerifiedDomain | null): Promise<boolean>;
}

export const ORGANISATIONS = 'organisations';
const MOST = 200;
const NOT_DELETED = { state: { $in: ['open', 'suspended'] } };

const toOrganisation = ({ _id, undoneSince: _, ...organisation }: OrganisationDocument): Organisation => ({
  id: _id,
  ...organisation,
});

type Organisations = CollectionPort<OrganisationDocument>;

const ownersIn = (organisations: Organisations): Pick<OrganisationRepository, 'addOwner' | 'removeOwner'> => ({
  async addOwner(_id, memberId) {
    const { modifiedCount } = await organisations.updateOne(
      { _id, ...NOT_DELETED },
      { $addToSet: { ownerIds: memberId } },
    );
    return modifiedCount === 1;
  },
  async removeOwner(_id, memberId) {
    const { modifiedCount } = await organisations.updateOne(
      { _id, ownerIds: memberId, 'ownerIds.1': { $exists: true } },
      { $pull: { ownerIds: memberId } },
    );
    return modifiedCount === 1;
  },
});

const statesIn = (
  organisations: Organisations,
): Pick<OrganisationRepository, 'setState' | 'markCarriedOut' | 'listNotCarriedOut'> => ({
  async setState(_id, from, change, at) {
    const document = await organisations.findOneAndUpdate(
      { _id, state: from },
      { $set: { ...change, undoneSince: at, updatedAt: at }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    );
    return document ? toOrganisation(document) : undefined;
  },
  markCarriedOut: async (_id) => void (await organisations.updateOne({ _id }, { $unset: { undoneSince: '' } })),
  listNotCarriedOut: async (until) =>
    (
      await organisations
        .find({ undoneSince: { $lte: until } })
        .sort({ undoneSince: 1 })
        .limit(MOST)
        .toArray()
    ).map(toOrganisation),
});

const domainsIn = (
  organisations: Organisations,
): Pick<OrganisationRepository, 'listWithRecordBefore' | 'changeDomain'> => ({
  listWithRecordBefore: async (before, limit) =>
    (
      await organisations
        .find({ 'domain.by': 'dns', 'domain.checkedAt': { $lte: before } })
        .sort({ 'domain.checkedAt': 1 })
        .limit(limit)
        .toArray()
    ).map(toOrganisation),
  async changeDomain(_id, name, domain) {
    const { modifiedCount } = await organisations.updateOne({ _id, 'domain.name': name }, { $set: { domain } });
    return modifiedCount === 1;
  },
});

export async function createOrganisationRepository(db: DbPort): Promise<OrganisationRepository> {
  const organisations = db.collection<OrganisationDocument>(ORGANISATIONS);
  await organisations.createIndex({ createdBy: 1, _id: 1 });
  await organisations.createIndex({ state: 1, _id: 1 });
  await organisations.createIndex({ undoneSince: 1 }, { sparse: true });
  await organisations.createIndex({ 'domain.by': 1, 'domain.checkedAt': 1 });
  return {
    ...ownersIn(organisations),
    ...statesIn(organisations),
    ...domainsIn(organisations),
    listOpenAfter: async (after, limit) =>
      (
        await organisations
          .find({ state: 'open', _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(limit)
          .toArray()
      ).map(toOrganisation),
    async find(_id) {
      const found = await organisations.findOne({ _id, ...NOT_DELETED });
      return found ? toOrganisation(found) : undefined;
    },
    async findAll(ids) {
      const found = await organisations
        .find({ _id: { $in: ids.slice(0, MOST) }, ...NOT_DELETED })
        .limit(MOST)
        .toArray();
      return new Map(found.map((document) => [document._id, toOrganisation(document)]));
    },
    insert: async ({ id, ...organisation }) => void (await insertIfAbsent(organisations, { _id: id, ...organisation })),
    async change({ id, version }, change) {
      const document = await organisations.findOneAndUpdate(
        { _id: id, version, ...NOT_DELETED },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return document ? toOrganisation(document) : undefined;
    },
    countCreatedBy: (createdBy) => organisations.countDocuments({ createdBy, ...NOT_DELETED }),
  };
}
