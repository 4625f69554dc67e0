import type { ReactNode } from 'react';
import type { PageFailure } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard, PageHeader } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import type { OrganisedPrize } from './awards.api';

const TITLE = 'Prize and appeals';

interface FrameProps extends Pick<OrganisedPrize, 'organisation' | 'prize'> {
  /** Tabs to the contest's other pages. */
  tabs: ReactNode;
  children: ReactNode;
}

/** The layout of a contest's prize page. */
export function PrizeFrame({ organisation: { name }, prize, tabs, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <PageHead title={TITLE} description="The prize of a contest." isListed={false} />
      <PageHeader
        title={TITLE}
        lead={
          <>
            <bdi>{prize?.contest.title ?? 'The contest'}</bdi> of <bdi>{name}</bdi>
          </>
        }
      />
      {tabs}
      {children}
    </div>
  );
}

/** What replaces the prize page. */
export const PRIZE_FAILURE: PageFailure = {
  head: { title: TITLE, description: 'The prize of a contest.', isListed: false },
  missing: (
    <FailureCard
      title="This page does not exist for you."
      titleAs="h1"
      action={<PageLink page="organisations">Your organisations</PageLink>}
    >
      The address is wrong, or your account does not run this contest.
    </FailureCard>
  ),
  failed: {
    title: 'The prize could not be loaded.',
    titleAs: 'h1',
    text: 'Nothing was lost. Please try again.',
    during: 'loading the prize of a contest',
  },
  FailureFrame: ({ children }) => <div className={styles.page}>{children}</div>,
};
