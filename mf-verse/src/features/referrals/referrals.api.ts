import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Referral, ReferralPage } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';

/** A page of the referral history, with the member's link and totals. */
export interface Referrals extends LoadedPage<Referral>, Pick<ReferralPage, 'link' | 'totals' | 'declined'> {
  /** Set if a signed-in member followed a referral link: their own or another member's. */
  opened: 'own' | 'member' | undefined;
}

const OPENED = ['own', 'member'] as const;

export async function loadReferrals(args: LoaderFunctionArgs): Promise<Referrals> {
  const said = new URL(args.request.url).searchParams.get('opened');
  let link = '';
  let totals = { invites: 0, earned: 0, pending: 0 };
  let declined = [] as ReferralPage['declined'];
  const page = await loadPage<Referral>(args, async (part) => {
    const answer = await callApi(api(args), 'GET /api/referrals', { query: part });
    ({ link, totals, declined } = answer);
    return { entries: answer.referrals, next: answer.next };
  });
  return { ...page, link, totals, declined, opened: OPENED.find((one) => one === said) };
}
