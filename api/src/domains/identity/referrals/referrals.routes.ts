import { z } from 'zod';
import { referralInvitationSchema, referralPageSchema } from '@verse/api-contract/identity/referrals.schema';
import { listQuerySchema } from '@verse/api-contract/paging.schema';
import { addressOf, INVITATIONS } from '@verse/contract/addresses';
import { NO_STORE, noContent, PUBLIC, redirect, reply, type Route, route, textReply } from '../../../platform/http';
import type { InvitationCookie } from './invitation-cookie';
import type { InvitationsService } from './invitations.service';
import type { ReferralsService } from './referrals.service';
import { declinedView, ledgerFile, referralView } from './referrals.view';

interface ReferralsRoutesDependencies {
  service: ReferralsService;
  invitations: InvitationsService;
  cookie: InvitationCookie;
  publicOrigin: string;
}

/** Identifies top-level navigations by their headers; image, frame and prefetch requests send other values. */
const fetchHeaders = z.object({
  'sec-fetch-mode': z.string().optional(),
  'sec-fetch-dest': z.string().optional(),
  'sec-purpose': z.string().optional(),
});

const isNavigation = (headers: z.infer<typeof fetchHeaders>) =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;

const invitation = {
  description: 'The member whose invitation this browser followed',
  schema: referralInvitationSchema,
};

const invitationRoutes = ({ invitations, cookie }: ReferralsRoutesDependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${INVITATIONS}/:code`,
      summary: 'Open an invitation link; an unknown code redirects to the same page',
      permission: PUBLIC,
      params: z.object({ code: z.string() }),
      headers: fetchHeaders,
      responses: { 302: { description: 'To the sign-up page; members get to their invitations' } },
    },
    async ({ params, headers, caller }) => {
      const code = params.code.toLowerCase();
      const referrer = await invitations.findReferrer(code);
      const member = await caller();
      if (member)
        return redirect(`${addressOf('referral')}?opened=${referrer?.id === member.id ? 'own' : 'member'}`, {
          ...NO_STORE,
        });
      const isKept = referrer !== undefined && isNavigation(headers);
      return redirect(addressOf('sign-up'), { ...NO_STORE, cookies: isKept ? [cookie.holding(code)] : [] });
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/invitation',
      summary: 'Get the member whose invitation link was opened in this browser',
      permission: PUBLIC,
      responses: { 200: invitation },
    },
    async ({ browser }) => reply(200, { by: await invitations.findInviter(browser) }, NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: '/api/invitation',
      summary: 'Remove the invitation from this browser',
      permission: PUBLIC,
      responses: { 204: { description: 'Forgotten' } },
    },
    () => noContent({ ...NO_STORE, cookies: [cookie.takeBack] }),
  ),
];

export function referralsRoutes(dependencies: ReferralsRoutesDependencies): Route[] {
  const { service, publicOrigin } = dependencies;
  return [
    ...invitationRoutes(dependencies),
    route(
      {
        method: 'get',
        path: '/api/referrals',
        summary: 'Get the caller’s invitation link, totals and invitations, newest first',
        permission: 'referrals.see-own',
        query: listQuerySchema,
        responses: { 200: { description: 'The invitations', schema: referralPageSchema } },
        errors: [400],
      },
      async ({ person, query }) => {
        const { code, totals, referrals, declined, next } = await service.page(person.id, query);
        const { invites, earnedCents, pendingCents } = totals;
        const page = {
          code,
          link: `${publicOrigin}${INVITATIONS}/${code}`,
          next,
          totals: { invites, earned: earnedCents / 100, pending: pendingCents / 100 },
          referrals: referrals.map(referralView),
          declined: declined.map(declinedView),
        };
        return reply(200, page, NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/referrals/ledger.csv',
        summary: 'Download the caller’s ledger as a file',
        permission: 'referrals.see-own',
        responses: { 200: { description: 'A table', type: 'text/csv' } },
      },
      async ({ person }) =>
        textReply('text/csv', ledgerFile(await service.listEntries(person.id)), {
          headers: { ...NO_STORE.headers, 'Content-Disposition': 'attachment; filename="ledger.csv"' },
        }),
    ),
  ];
}
