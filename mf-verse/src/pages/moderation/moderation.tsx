import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { CaseList, loadCases, ModerationFailure } from '../../features/moderation';
import { StaffLink } from '../../shared/staff-link';
import styles from './moderation.module.scss';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCases,
  Frame: ({ children }) => (
    <div className={styles.page}>
      <PageHead title="Moderation" description="Reports from members." place="moderation" />
      <StaffLink />
      <PageHeader title="Moderation" lead="Reports from members, and what we decided.">
        <PageLink page="rewards">Referral rewards to decide</PageLink>
      </PageHeader>
      {children}
    </div>
  ),
  View: ({ data }) => <CaseList key={data.list} cases={data} />,
  failed: <ModerationFailure />,
});
