import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { Alert, PageHeader, Stack } from '@verse/ui';
import {
  DeclinedReferrals,
  HowItWorks,
  loadReferrals,
  ReferralHistory,
  ReferralLink,
  ReferralTotals,
} from '../../features/referrals';
import { LoadFailure } from '../../shared/load-failure';

const OPENED = {
  own: 'This is your own link. Send it to someone without an account.',
  member: 'You’re already a member. Here’s a link of your own.',
} as const;

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadReferrals,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="Refer & Earn" description="Your referral link and what it has earned." place="referral" />
      <PageHeader title="Refer & Earn" lead="Bring people who make things, and earn $25 for each who joins." />
      {children}
    </Stack>
  ),
  View: ({ data: page }) => (
    <>
      {page.opened ? <Alert>{OPENED[page.opened]}</Alert> : null}
      <ReferralLink link={page.link} />
      <ReferralTotals totals={page.totals} />
      <HowItWorks />
      <ReferralHistory first={page} />
      <DeclinedReferrals declined={page.declined} />
    </>
  ),
  failed: <LoadFailure title="Your referrals could not be loaded." during="loading the referrals" />,
});
