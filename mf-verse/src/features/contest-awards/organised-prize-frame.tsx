import type { ReactNode } from 'react';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard, PageHeader } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { LoadFailure } from '../../shared/load-failure';
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
      <PageHead title={TITLE} description="A contest prize." isListed={false} />
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

/** Replaces the prize page if it could not be loaded. */
export const PrizeFailure = () => (
  <div className={styles.page}>
    <PageHead title={TITLE} description="A contest prize." />
    <PageFailure
      missing={
        <FailureCard
          title="You can’t open this page."
          titleAs="h1"
          action={<PageLink page="organisations">Your organisations</PageLink>}
        >
          The link is wrong, or this isn’t your contest.
        </FailureCard>
      }
    >
      <LoadFailure title="The prize could not be loaded." titleAs="h1" during="loading the prize of a contest">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  </div>
);
