import type { ReactNode } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader, Stack } from '@verse/ui';
import { WorkspaceNav } from './workspace-nav';
import styles from './workspace-page.module.scss';
import { useWritingRights } from './writing-rights';

interface WorkspacePageProps {
  title: string;
  lead?: string;
  /** Whether this is a page for editors, with a link back to their pages. The API itself rejects other users. */
  isForStaff?: boolean;
  children: ReactNode;
}

/** An editor workspace page, for signed-in users. */
export function WorkspacePage({ title, lead, isForStaff = false, children }: WorkspacePageProps) {
  const { isKnown, mayWrite, mayReview } = useWritingRights();
  const signIn = useShell().href('sign-in');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={`${title} on the Verse Blog.`} />
      <WorkspaceNav />
      {isForStaff && mayReview ? (
        <p>
          <PageLink page="staff" className={styles.staff}>
            Staff
          </PageLink>
        </p>
      ) : null}
      <PageHeader title={title} lead={lead} />
      {mayWrite && isForStaff && !mayReview ? <p>This page is for editors.</p> : null}
      {mayWrite && (mayReview || !isForStaff) ? children : null}
      {isKnown && !mayWrite ? (
        <Stack align="start">
          <p>Sign in to see your posts.</p>
          {signIn ? <ButtonLink href={signIn}>Sign in</ButtonLink> : null}
        </Stack>
      ) : null}
    </div>
  );
}
