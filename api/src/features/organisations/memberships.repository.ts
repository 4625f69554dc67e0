import type { OrganisationRole } from '@verse/api-contract/organisations';
import { type DbPort, insertIfAbsent, readInPages } from '../../store';
import type { Membership } from './organisation';

type MembershipDocument = Membership & { _id: string };

export interface MembershipRepository {
  find(organisationId: string, memberId: string): Promise<Membership | undefined>;
  /** Returns false if the membership already exists. */
  insert(membership: Membership): Promise<boolean>;
  /** Lists the members, longest-serving first. */
  listOf(organisationId: string): Promise<Membership[]>;
  /** Lists the member's organisations, most recently joined first. */
  listOfMember(memberId: string): Promise<Membership[]>;
  /** Returns false if the membership does not exist. */
  setRole(organisationId: string, memberId: string, role: OrganisationRole): Promise<boolean>;
  remove(organisationId: string, memberId: string): Promise<boolean>;
  removeAllOf(organisationId: string): Promise<void>;
  exportOfMember(memberId: string): AsyncIterable<Membership>;
}

/** Exceeds both the maximum number of members per organisation and the maximum number of organisations per person. */
const MOST = 200;
const toId = (organisationId: string, memberId: string) => `${organisationId} ${memberId}`;
const toMembership = ({ _id: _, ...membership }: MembershipDocument): Membership => membership;

export async function createMembershipRepository(db: DbPort): Promise<MembershipRepository> {
  const memberships = db.collection<MembershipDocument>('organisation_members');
  await memberships.createIndex({ organisationId: 1, since: 1, _id: 1 });
  await memberships.createIndex({ memberId: 1, since: -1, _id: -1 });
  await memberships.createIndex({ memberId: 1, _id: 1 });
  return {
    async find(organisationId, memberId) {
      const found = await memberships.findOne({ _id: toId(organisationId, memberId) });
      return found ? toMembership(found) : undefined;
    },
    insert: (membership) =>
      insertIfAbsent(memberships, { _id: toId(membership.organisationId, membership.memberId), ...membership }),
    listOf: async (organisationId) =>
      (await memberships.find({ organisationId }).sort({ since: 1, _id: 1 }).limit(MOST).toArray()).map(toMembership),
    listOfMember: async (memberId) =>
      (await memberships.find({ memberId }).sort({ since: -1, _id: -1 }).limit(MOST).toArray()).map(toMembership),
    setRole: async (organisationId, memberId, role) =>
      (await memberships.updateOne({ _id: toId(organisationId, memberId) }, { $set: { role } })).matchedCount === 1,
    remove: async (organisationId, memberId) =>
      (await memberships.deleteOne({ _id: toId(organisationId, memberId) })).deletedCount === 1,
    removeAllOf: async (organisationId) => void (await memberships.deleteMany({ organisationId })),
    async *exportOfMember(memberId) {
      for await (const document of readInPages(memberships, { memberId })) yield toMembership(document);
    },
  };
}
