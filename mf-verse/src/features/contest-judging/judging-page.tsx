import type { ReactNode } from 'react';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import { BackLink } from '../../shared/back-link';
import parts from '../../shared/contest-parts.module.scss';
import { LoadFailure } from '../../shared/load-failure';

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
  <div className={parts.page}>
    <PageHead title={title} description="Judge contests." isListed={false} />
    {back ? <BackLink {...back} /> : null}
    <PageHeader title={<span dir="auto">{title}</span>} lead={lead} />
    {tabs}
    {children}
  </div>
);

/** Replaces one of the judging pages that could not be loaded. */
export const JudgingFailure = ({ title, during }: { title: string; during: string }) => (
  <Stack gap={5}>
    <PageHead title={title} description="Judge contests." />
    <PageFailure
      missing={
        <FailureCard title="You can’t open this page." action={<PageLink page="judging">Contests you judge</PageLink>}>
          The link is wrong, the entry is gone or went to another judge, or you’re not a judge here.
        </FailureCard>
      }
    >
      <LoadFailure title={`${title} could not be loaded.`} during={during}>
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  </Stack>
);
