import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { PlaceLink } from '@verse/contract/place-link';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader } from '@verse/ui';
import type { OrganisedPrize } from './awards.api';
import styles from './awards.module.scss';

const TITLE = 'Prize and appeals';

interface FrameProps extends Pick<OrganisedPrize, 'organisation' | 'contestId' | 'prize'> {
  children: ReactNode;
}

/** The frame of the page about a contest's prize. */
export function PrizeFrame({ organisation: { handle, name }, contestId, prize, children }: FrameProps) {
  const { href } = useShell();
  return (
    <div className={styles.page}>
      <PageHead title={TITLE} description="The prize of a contest." isListed={false} />
      <p>
        <Link className={styles.link} to={href('organisation-contest', { handle, id: contestId }) ?? ''}>
          <bdi>{prize?.contest.title ?? 'The contest'}</bdi>
        </Link>
      </p>
      <PageHeader title={TITLE} lead={<bdi>{name}</bdi>} />
      {children}
    </div>
  );
}

/** In place of that page. */
export function PrizeFailure() {
  const error = useRouteError();
  const retry = useLoadFailure('loading the prize of a contest');
  return (
    <div className={styles.page}>
      <PageHead title={TITLE} description="The prize of a contest." isListed={false} />
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <FailureCard
          title="This page does not exist for you."
          titleAs="h1"
          action={<PlaceLink place="organisations">Your organisations</PlaceLink>}
        >
          The address is wrong, or your account does not run this contest.
        </FailureCard>
      ) : (
        <FailureCard title="The prize could not be loaded." titleAs="h1" {...retry}>
          Nothing was lost. Please try again.
        </FailureCard>
      )}
    </div>
  );
}
