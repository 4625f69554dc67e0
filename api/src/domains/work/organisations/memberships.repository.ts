import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { Membership } from './organisation';

type MembershipDocument = Membership & { _id: string };

export type MembershipRepository = Awaited<ReturnType<typeof createMembershipRepository>>;

/** Exceeds both the maximum number of members per organisation and the maximum number of organisations per person. */
const MOST = 200;
const toId = (organisationId: string, memberId: string) => `${organisationId} ${memberId}`;

export async function createMembershipRepository(db: DbPort) {
  const memberships = await createDocuments<MembershipDocument, Membership>(db, {
    name: 'organisation_members',
    indexes: [
      { organisationId: 1, since: 1, _id: 1 },
      { memberId: 1, since: -1, _id: -1 },
      { memberId: 1, _id: 1 },
    ],
    toDomain: ({ _id: _, ...membership }) => membership,
  });
  const { collection } = memberships;
  return {
    find: (organisationId: string, memberId: string) => memberships.find(toId(organisationId, memberId)),
    /** Returns false if the membership already exists. */
    insert: (membership: Membership) =>
      memberships.insert({ _id: toId(membership.organisationId, membership.memberId), ...membership }),
    /** Lists the members, longest-serving first. */
    listOf: (organisationId: string) =>
      memberships.list({ organisationId }, { sort: { since: 1, _id: 1 }, limit: MOST }),
    /** Lists the member's organisations, most recently joined first. */
    listOfMember: (memberId: string) => memberships.list({ memberId }, { sort: { since: -1, _id: -1 }, limit: MOST }),
    /** Returns false if the membership does not exist. */
    setRole: async (organisationId: string, memberId: string, role: OrganisationRole) =>
      (await collection.updateOne({ _id: toId(organisationId, memberId) }, { $set: { role } })).matchedCount === 1,
    remove: (organisationId: string, memberId: string) => memberships.remove(toId(organisationId, memberId)),
    removeAllOf: async (organisationId: string) => void (await collection.deleteMany({ organisationId })),
    exportOfMember: (memberId: string) => memberships.each({ memberId }),
  };
}
