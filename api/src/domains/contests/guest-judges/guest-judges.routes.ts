import { z } from 'zod';
import {
  acceptedJudgeInvitationSchema,
  judgeInvitationFormSchema,
  judgeInvitationListSchema,
  judgeInvitationSchema,
  judgeInvitationTokenSchema,
  receivedJudgeInvitationSchema,
} from '@verse/api-contract/contests/guest-judges.schema';
import { NO_STORE, noContent, type Person, reply, type Route, route } from '../../../platform/http';
import { byHandleAndId, OF_ORGANISATION, ofOrganisedContest } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { GuestJudges, SentJudgeInvitation } from './guest-judges.service';
import type { ReceivedJudgeInvitations } from './received-judge-invitations.service';

type Dependencies = Pick<ContestParts, 'organisations'> & {
  guests: GuestJudges;
  received: ReceivedJudgeInvitations;
};

const INVITATIONS = `${OF_ORGANISATION}/judge-invitations`;
const RECEIVED = '/api/judge-invitations';
const byInvitation = {
  ...ofOrganisedContest,
  params: byHandleAndId.extend({ invitation: z.string().regex(/^[\w-]{1,60}$/) }),
};
const invitation = { description: 'The invitation', schema: judgeInvitationSchema };

const view = ({ id, email, state, name, expiresAt, isVoid }: SentJudgeInvitation) => ({
  id,
  email,
  name,
  state: isVoid ? ('expired' as const) : state,
  expiresAt: expiresAt.toISOString(),
});

function organiserRoutes({ organisations, guests }: Dependencies): Route[] {
  const admit = (person: Person, handle: string, use?: 'read') =>
    organisations.admit(person, handle, RUNNING_ROLES, use);
  return [
    route(
      {
        method: 'get',
        path: INVITATIONS,
        summary: 'List the judges invited to a contest by email, with the state of each invitation',
        ...ofOrganisedContest,
        responses: { 200: { description: 'The invitations', schema: judgeInvitationListSchema } },
        errors: [404],
      },
      async ({ person, params: { handle, id } }) => {
        const { id: organisationId } = await admit(person, handle, 'read');
        return reply(200, { invitations: (await guests.list(organisationId, id)).map(view) }, NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: INVITATIONS,
        summary: 'Invite a person by email to judge a contest; no account is required',
        ...ofOrganisedContest,
        body: judgeInvitationFormSchema,
        responses: { 201: invitation },
        errors: [400, 404, 409, 413, 415, 429, 503],
      },
      async ({ person, params: { handle, id }, body }) =>
        reply(201, view(await guests.invite(person, await admit(person, handle), id, body.email)), NO_STORE),
    ),
    route(
      {
        method: 'post',
        path: `${INVITATIONS}/:invitation/resend`,
        summary: 'Send an invitation to judge again, with a new link',
        ...byInvitation,
        responses: { 200: invitation },
        errors: [404, 409, 429, 503],
      },
      async ({ person, params: { handle, id, invitation: one } }) =>
        reply(200, view(await guests.resend(person, await admit(person, handle), id, one)), NO_STORE),
    ),
    route(
      {
        method: 'delete',
        path: `${INVITATIONS}/:invitation`,
        summary: 'Withdraw an invitation to judge; removes the judge if judging has not begun',
        ...byInvitation,
        responses: { 204: { description: 'Withdrawn' } },
        errors: [404, 409, 503],
      },
      async ({ person, params: { handle, id, invitation: one } }) => {
        await guests.withdraw(person, await admit(person, handle), id, one);
        return noContent(NO_STORE);
      },
    ),
  ];
}

/** Uses POST, so that the token does not appear in a URL. */
const receivedRoutes = ({ received }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${RECEIVED}/read`,
      summary: 'Get the invitation to judge of a link; changes nothing',
      permission: 'profile.keep',
      body: judgeInvitationTokenSchema,
      responses: { 200: { description: 'The invitation', schema: receivedJudgeInvitationSchema } },
      errors: [400, 410, 413, 415],
    },
    async ({ person, body }) => {
      const { contest, organisation, invitation: one, isForCaller } = await received.open(person, body.token);
      return reply(
        200,
        {
          contest: { id: contest.id, title: contest.title },
          organisation,
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
      summary: 'Accept an invitation to judge that was sent to the email address of the caller’s account',
      permission: 'contests.judge',
      body: judgeInvitationTokenSchema,
      responses: { 200: { description: 'The contest', schema: acceptedJudgeInvitationSchema } },
      errors: [400, 409, 410, 413, 415, 503],
    },
    async ({ person, body }) => reply(200, { contestId: (await received.accept(person, body.token)).id }, NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: `${RECEIVED}/decline`,
      summary: 'Decline an invitation to judge',
      permission: 'contests.judge',
      body: judgeInvitationTokenSchema,
      responses: { 204: { description: 'Declined' } },
      errors: [400, 410, 413, 415],
    },
    async ({ person, body }) => {
      await received.decline(person, body.token);
      return noContent(NO_STORE);
    },
  ),
];

export const guestJudgesRoutes = (dependencies: Dependencies): Route[] => [
  ...organiserRoutes(dependencies),
  ...receivedRoutes(dependencies),
];
