import { z } from 'zod';
import { pageLength } from '@verse/api-contract/paging.schema';
import { invitationSchema, referralPageSchema } from '@verse/api-contract/referrals.schema';
import { addressOf, INVITATIONS } from '@verse/contract/addresses';
import {
  cursorOf,
  EVERYBODY,
  nothing,
  readCursor,
  redirect,
  reply,
  type Route,
  route,
  textReply,
} from '../../platform/http';
import type { InvitationCookie } from './invitation-cookie';
import type { InvitationsService } from './invitations.service';
import type { LedgerEntry } from './referral';
import type { ReferralsService } from './referrals.service';
import { declinedView, ledgerFile, referralView } from './referrals.view';

interface ReferralsRoutesDependencies {
  service: ReferralsService;
  invitations: InvitationsService;
  cookie: InvitationCookie;
  publicOrigin: string;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** What a browser says of a navigation of its own; pictures, frames and pages fetched ahead say something else. */
const fetchHeaders = z.object({
  'sec-fetch-mode': z.string().optional(),
  'sec-fetch-dest': z.string().optional(),
  'sec-purpose': z.string().optional(),
});

const isNavigation = (headers: z.infer<typeof fetchHeaders>) =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined;

const invitation = { description: 'Who has invited the person at this browser', schema: invitationSchema };

/** Where people come in who follow a member's link, and what they may say about it. */
function invitationRoutes({ invitations, cookie }: ReferralsRoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: `${INVITATIONS}/:code`,
        summary: 'Follows the invitation of a member; an unknown one leads to the same page',
        may: EVERYBODY,
        params: z.object({ code: z.string() }),
        headers: fetchHeaders,
        answers: { 302: { description: 'To the sign-up page; members come to their own invitations' } },
      },
      async ({ params, headers, caller }) => {
        const code = params.code.toLowerCase();
        const referrer = await invitations.referrerBy(code);
        const member = await caller();
        if (member)
          return redirect(`${addressOf('referral')}?opened=${referrer?.id === member.id ? 'own' : 'member'}`, {
            headers: NO_STORE,
          });
        const isKept = referrer !== undefined && isNavigation(headers);
        return redirect(addressOf('sign-up'), { headers: NO_STORE, cookies: isKept ? [cookie.holding(code)] : [] });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/invitation',
        summary: 'Who has invited the person at this browser',
        may: EVERYBODY,
        answers: { 200: invitation },
      },
      async ({ browser }) => reply(200, { by: await invitations.invitedBy(browser) }, { headers: NO_STORE }),
    ),
    route(
      {
        method: 'delete',
        path: '/api/invitation',
        summary: 'Forgets who has invited the person at this browser',
        may: EVERYBODY,
        answers: { 204: { description: 'Forgotten' } },
      },
      () => nothing({ headers: NO_STORE, cookies: [cookie.takeBack] }),
    ),
  ];
}

/** Whose cursors these are. */
const LIST = 'referrals';

export function referralsRoutes(dependencies: ReferralsRoutesDependencies): Route[] {
  const { service, publicOrigin } = dependencies;
  return [
    ...invitationRoutes(dependencies),
    route(
      {
        method: 'get',
        path: '/api/referrals',
        summary: 'The member’s own link, totals and invitations, newest first',
        may: 'referrals.see-own',
        query: z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(20) }),
        answers: { 200: { description: 'The invitations', schema: referralPageSchema } },
        refusals: [400],
      },
      async ({ person, query }) => {
        const { code, totals, referrals, declined, last } = await service.page(
          person.id,
          readCursor(LIST, query.cursor),
          query.limit,
        );
        const { invites, earnedCents, pendingCents } = totals;
        return reply(
          200,
          {
            code,
            link: `${publicOrigin}${INVITATIONS}/${code}`,
            totals: { invites, earned: earnedCents / 100, pending: pendingCents / 100 },
            referrals: referrals.map(referralView),
            declined: declined.map(declinedView),
            next: last ? cursorOf(LIST, { at: last.signedUpAt, id: last.inviteeId }) : null,
          },
          { headers: NO_STORE },
        );
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/referrals/ledger.csv',
        summary: 'Every entry of the member’s ledger, to take along',
        may: 'referrals.see-own',
        answers: { 200: { description: 'A table', type: 'text/csv' } },
      },
      async ({ person }) => {
        const entries: LedgerEntry[] = [];
        for await (const entry of service.entriesOf(person.id)) entries.push(entry);
        return textReply('text/csv', ledgerFile(entries), {
          headers: { ...NO_STORE, 'Content-Disposition': 'attachment; filename="ledger.csv"' },
        });
      },
    ),
  ];
}
