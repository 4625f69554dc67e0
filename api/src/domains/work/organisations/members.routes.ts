import { z } from 'zod';
import {
  invitationFormSchema,
  invitationTokenSchema,
  memberRoleSchema,
  organisationInvitationSchema,
  organisationParamsSchema,
  organisationPeopleSchema,
  ownOrganisationSchema,
  receivedInvitationSchema,
} from '@verse/api-contract/work/organisations.schema';
import { NO_STORE, noContent, type Person, reply, type Route, route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import type { Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Invitation } from './invitations.repository';
import type { InvitationsService } from './invitations.service';
import type { MembersService, PeopleOfOrganisation } from './members.service';
import { forMembers, ONE } from './organisations.routes';
import { ownOrganisationView } from './organisations.view';
import type { ReceivedInvitations } from './received-invitations.service';

interface Dependencies extends Pick<People, 'peopleFor'> {
  members: MembersService;
  invitations: InvitationsService;
  received: ReceivedInvitations;
  now: () => Date;
}

const MEMBER = `${ONE}/members/:member`;
const INVITATIONS = `${ONE}/invitations`;
const RECEIVED = '/api/organisation-invitations';
const byMember = {
  ...forMembers,
  params: organisationParamsSchema.extend({ member: z.string().regex(/^[\w-]{1,80}$/) }),
};
const byInvitation = {
  ...forMembers,
  params: organisationParamsSchema.extend({ id: z.string().regex(/^[\w-]{1,60}$/) }),
};
const FORMER_MEMBER = 'A member';
const invitation = { description: 'The invitation', schema: organisationInvitationSchema };

/** Members of an organisation can see each other, regardless of their profile privacy settings. */
async function peopleView(
  { members, invitations }: PeopleOfOrganisation,
  person: Person,
  { peopleFor, now }: Pick<Dependencies, 'peopleFor' | 'now'>,
) {
  const reader: Reader = { id: person.id, isStaff: false, blocked: new Set(), muted: new Set() };
  const people = await peopleFor(reader, [
    ...members.map(({ memberId }) => memberId),
    ...invitations.map(({ invitedBy }) => invitedBy),
  ]);
  return {
    members: members.map(({ memberId, role, since }) => {
      const shown = people.get(memberId);
      return {
        id: memberId,
        name: shown?.name ?? FORMER_MEMBER,
        handle: shown?.handle ?? null,
        picture: shown?.picture ?? null,
        role,
        since: since.toISOString(),
        isSelf: memberId === person.id,
      };
    }),
    invitations: invitations.map((one) => invitationView(one, { now: now(), inviters: people })),
  };
}

const invitationView = (
  { id, email, role, at, expiresAt, invitedBy, isVoid = false }: Invitation & { isVoid?: boolean },
  { now, inviters }: { now: Date; inviters: ReadonlyMap<string, { name: string }> },
) => ({
  id,
  email,
  role,
  at: at.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isExpired: expiresAt <= now || isVoid,
  invitedBy: inviters.get(invitedBy)?.name ?? null,
});

const byCaller = (invitation: Invitation, { id, name }: Person, now: Date) =>
  invitationView(invitation, { now, inviters: new Map([[id, { name }]]) });

const memberRoutes = ({ members, ...rest }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${ONE}/members`,
      summary: 'List the members of an organisation, for its members, and its invitations, for owners',
      ...forMembers,
      responses: { 200: { description: 'The people', schema: organisationPeopleSchema } },
      errors: [404],
    },
    async ({ person, params }) =>
      reply(200, await peopleView(await members.list(person, params.handle), person, rest), NO_STORE),
  ),
  route(
    {
      method: 'patch',
      path: MEMBER,
      summary: 'Change the role of a member; the last owner remains an owner',
      ...byMember,
      body: memberRoleSchema,
      responses: { 204: { description: 'Changed' } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      const { role, confirm } = body;
      await members.setRole(person, { handle: params.handle, memberId: params.member, confirm }, role);
      return noContent(NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: MEMBER,
      summary: 'Remove a member, or leave the organisation; the last owner cannot leave',
      ...byMember,
      query: z.strictObject({ confirm: z.string().max(60).optional() }),
      responses: { 204: { description: 'Removed' } },
      errors: [400, 404, 409],
    },
    async ({ person, params, query }) => {
      await members.remove(person, { handle: params.handle, memberId: params.member, ...query });
      return noContent(NO_STORE);
    },
  ),
];

const invitingRoutes = ({ invitations, now }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: INVITATIONS,
      summary: 'Invite a person by email; no account is required',
      ...forMembers,
      body: invitationFormSchema,
      responses: { 201: invitation },
      errors: [400, 404, 409, 413, 415, 429, 503],
    },
    async ({ person, params, body }) =>
      reply(201, byCaller(await invitations.invite(person, params.handle, body), person, now()), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: `${INVITATIONS}/:id/resend`,
      summary: 'Send an invitation again, with a new link',
      ...byInvitation,
      responses: { 200: invitation },
      errors: [404, 409, 429, 503],
    },
    async ({ person, params }) =>
      reply(200, byCaller(await invitations.resend(person, params.handle, params.id), person, now()), NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: `${INVITATIONS}/:id`,
      summary: 'Withdraw an invitation',
      ...byInvitation,
      responses: { 204: { description: 'Withdrawn' } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await invitations.withdraw(person, params.handle, params.id);
      return noContent(NO_STORE);
    },
  ),
];

/** Uses POST, so that the token does not appear in a URL. */
const receivedRoutes = ({ received }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${RECEIVED}/read`,
      summary: 'Get the invitation of a link; changes nothing',
      permission: 'profile.keep',
      body: invitationTokenSchema,
      responses: { 200: { description: 'The invitation', schema: receivedInvitationSchema } },
      errors: [400, 410, 413, 415],
    },
    async ({ person, body }) => {
      const { organisation, invitation: one, invitedBy, isForCaller } = await received.open(person, body.token);
      const { handle, name, logo, logoAlt } = organisation;
      return reply(
        200,
        {
          organisation: { handle, name, logo: logo && pictureView(logo, logoAlt) },
          role: one.role,
          invitedBy,
          expiresAt: one.expiresAt.toISOString(),
          isForCaller,
        },
        NO_STORE,
      );
    },
  ),
  route(
    {
      method: 'post',
      path: `${RECEIVED}/accept`,
      summary: 'Accept an invitation that was sent to the email address of the caller’s account',
      permission: 'organisations.act-for',
      body: invitationTokenSchema,
      responses: { 200: { description: 'The organisation', schema: ownOrganisationSchema } },
      errors: [400, 404, 410, 413, 415],
    },
    async ({ person, body }) => {
      const { organisation, role } = await received.accept(person, body.token);
      return reply(200, ownOrganisationView({ organisation, role }), NO_STORE);
    },
  ),
];

export const membersRoutes = (dependencies: Dependencies): Route[] => [
  ...memberRoutes(dependencies),
  ...invitingRoutes(dependencies),
  ...receivedRoutes(dependencies),
];
