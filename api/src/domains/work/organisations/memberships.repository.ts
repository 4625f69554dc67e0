import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';
import type { Membership } from './organisation';

type MembershipDocument = Membership & { _id: string };

export type MembershipRepository = Awaited<ReturnType<typeof createMembershipRepository>>;

/** Exceeds both the maximum number of members per organisation and the maximum number of organisations per person. */
const MOST = 200;
const toId = (organisationId: string, memberId: string) => `${organisationId} ${memberId}`;
const toMembership = ({ _id: _, ...membership }: MembershipDocument): Membership => membership;

export async function createMembershipRepository(db: DbPort) {
  const memberships = db.collection<MembershipDocument>('organisation_members');
  await memberships.createIndex({ organisationId: 1, since: 1, _id: 1 });
  await memberships.createIndex({ memberId: 1, since: -1, _id: -1 });
  await memberships.createIndex({ memberId: 1, _id: 1 });
  return {
    async find(organisationId: string, memberId: string): Promise<Membership | undefined> {
      const found = await memberships.findOne({ _id: toId(organisationId, memberId) });
      return found ? toMembership(found) : undefined;
    },
    /** Returns false if the membership already exists. */
    insert: (membership: Membership) =>
      insertIfAbsent(memberships, { _id: toId(membership.organisationId, membership.memberId), ...membership }),
    /** Lists the members, longest-serving first. */
    listOf: async (organisationId: string) =>
      (await memberships.find({ organisationId }).sort({ since: 1, _id: 1 }).limit(MOST).toArray()).map(toMembership),
    /** Lists the member's organisations, most recently joined first. */
    listOfMember: async (memberId: string) =>
      (await memberships.find({ memberId }).sort({ since: -1, _id: -1 }).limit(MOST).toArray()).map(toMembership),
    /** Returns false if the membership does not exist. */
    setRole: async (organisationId: string, memberId: string, role: OrganisationRole) =>
      (await memberships.updateOne({ _id: toId(organisationId, memberId) }, { $set: { role } })).matchedCount === 1,
    remove: async (organisationId: string, memberId: string) =>
      (await memberships.deleteOne({ _id: toId(organisationId, memberId) })).deletedCount === 1,
    removeAllOf: async (organisationId: string) => void (await memberships.deleteMany({ organisationId })),
    async *exportOfMember(memberId: string): AsyncIterable<Membership> {
      for await (const document of readInPages(memberships, { memberId })) yield toMembership(document);
    },
  };
}
