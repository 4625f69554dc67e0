import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/api';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useShell } from '@verse/contract/react';
import { Alert, FailureCard, PageHeader, Stack } from '@verse/ui';
import { LoadFailure } from '../../shared/load-failure';
import { MutedText } from '../../shared/muted-text';
import styles from './hiring-page.module.scss';

interface HiringPageProps {
  organisation: OwnOrganisation;
  title: string;
  lead?: ReactNode;
  /** Link to the parent page; defaults to the organisation's page. */
  back?: { to: string; text: string };
  /** Buttons beside the title. */
  acts?: ReactNode;
  children: ReactNode;
}

/** The layout of an organisation's job pages. */
export function HiringPage({ organisation, title, lead, back, acts, children }: HiringPageProps) {
  const { href } = useShell();
  const { handle, name, state } = organisation;
  const up = back ?? { to: href('own-organisation', { handle }) ?? '', text: name };
  return (
    <div className={styles.page}>
      <PageHead title={`${title}, ${name}`} description={`Jobs of ${name}.`} place="hiring" params={{ handle }} />
      <MutedText>
        <Link to={up.to}>
          <bdi>{up.text}</bdi>
        </Link>
      </MutedText>
      <PageHeader title={<span dir="auto">{title}</span>} lead={lead}>
        {acts}
      </PageHeader>
      {state === 'suspended' ? (
        <Alert tone="warning" title="This organisation is suspended">
          <p>You can read everything, but change nothing.</p>
        </Alert>
      ) : null}
      {children}
    </div>
  );
}

/** Replaces one of an organisation's job pages that could not be loaded. */
export const HiringFailure = ({ title, during }: { title: string; during: string }) => (
  <Stack gap={5}>
    <PageHead title={title} description="Jobs of an organisation." place="organisations" />
    <PageFailure
      missing={
        <FailureCard
          title="You can’t open this page."
          action={<PageLink page="organisations">Your organisations</PageLink>}
        >
          The link is wrong, it was removed, or you don’t hire for this organisation.
        </FailureCard>
      }
    >
      <LoadFailure title={`${title} could not be loaded.`} during={during}>
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  </Stack>
);
