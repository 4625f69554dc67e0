import type { ReactNode } from 'react';
import type { ContestOrganiser } from '@verse/api-contract/api';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { Alert, FailureCard, PageHeader, Stack } from '@verse/ui';
import { BackLink } from '../../shared/back-link';
import styles from '../../shared/contest-parts.module.scss';
import { LoadFailure } from '../../shared/load-failure';

interface RunningFrameProps {
  organisation: ContestOrganiser;
  title: string;
  lead?: ReactNode;
  /** Link to the parent page. */
  back: { to: string; text: string };
  acts?: ReactNode;
  children: ReactNode;
}

/** The layout of an organisation's contest pages. */
export function RunningFrame({ organisation, title, lead, back, acts, children }: RunningFrameProps) {
  const { name, state } = organisation;
  return (
    <div className={styles.page}>
      <PageHead title={`${title}, ${name}`} description={`Contests of ${name}.`} />
      <BackLink {...back} />
      <PageHeader title={<span dir="auto">{title}</span>} lead={lead}>
        {acts}
      </PageHeader>
      {state === 'suspended' ? (
        <Alert tone="warning" title="This organisation is suspended">
          <p>We cancelled contests without entries. The others are frozen until our staff decide.</p>
        </Alert>
      ) : null}
      {children}
    </div>
  );
}

/** Replaces one of an organisation's contest pages that could not be loaded. */
export const RunningFailure = ({ title, during }: { title: string; during: string }) => (
  <Stack gap={5}>
    <PageHead title={title} description="Contests of an organisation." />
    <PageFailure
      missing={
        <FailureCard
          title="You can’t open this page."
          titleAs="h1"
          action={<PageLink page="organisations">Your organisations</PageLink>}
        >
          The link is wrong, the contest was deleted, or you’re not an owner here.
        </FailureCard>
      }
    >
      <LoadFailure title={`${title} could not be loaded.`} titleAs="h1" during={during}>
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  </Stack>
);
