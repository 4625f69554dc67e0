import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import styles from './judging.module.scss';

interface JudgingPageProps {
  title: string;
  lead?: ReactNode;
  back?: { to: string; text: string };
  /** Tabs to the contest's other pages. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** The layout of the judging pages. */
export const JudgingPage = ({ title, lead, back, tabs, children }: JudgingPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} description="Judging of contests." isListed={false} />
    {back ? (
      <p>
        <Link className={styles.back} to={back.to}>
          <bdi>{back.text}</bdi>
        </Link>
      </p>
    ) : null}
    <PageHeader title={<span dir="auto">{title}</span>} lead={lead} />
    {tabs}
    {children}
  </div>
);

/** Error view of the judging pages. */
export function JudgingFailure({ title, during }: { title: string; during: string }) {
  const error = useRouteError();
  return (
    <Stack gap={5}>
      <PageHead title={title} description="Judging of contests." isListed={false} />
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <FailureCard
          title="This page does not exist for you."
          action={<PageLink page="judging">Contests that you judge</PageLink>}
        >
          The address is wrong, the entry was removed or went to another judge, or your account has no part in it.
        </FailureCard>
      ) : (
        <Unreachable title={title} during={during} />
      )}
    </Stack>
  );
}

const Unreachable = ({ title, during }: { title: string; during: string }) => (
  <FailureCard title={`${title} could not be loaded.`} {...useLoadFailure(during)}>
    Nothing was lost. Please try again.
  </FailureCard>
);
