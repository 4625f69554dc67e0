import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { CaseList, type Cases, ModerationFailure } from '../../features/moderation';
import { StaffLink } from '../../shared/staff-link';
import styles from './moderation.module.scss';

export { loadCases as loader } from '../../features/moderation';

export function Component() {
  const cases = useLoaderData<Cases>();
  return (
    <Page>
      <CaseList key={cases.list} cases={cases} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <ModerationFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Moderation" description="What members have reported." place="moderation" />
      <StaffLink />
      <PageHeader title="Moderation" lead="What members have reported, and what was decided about it.">
        <PageLink page="rewards">Referral rewards to decide</PageLink>
      </PageHeader>
      {children}
    </div>
  );
}
