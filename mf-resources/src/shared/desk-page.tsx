import type { ReactNode } from 'react';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader } from '@verse/ui';
import { DeskNav } from './desk-nav';
import styles from './desk-page.module.scss';
import { useWritingRights } from './writing-rights';

interface DeskPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page of the desk that is for people who are signed in. */
export function DeskPage({ title, lead, children }: DeskPageProps) {
  const { isKnown, mayWrite } = useWritingRights();
  const signIn = useShell().href('sign-in');
  return (
    <div className={styles.page}>
      <PageHead title={title} description={`${title} on the Verse Blog.`} />
      <DeskNav />
      <PageHeader title={title} lead={lead} />
      {mayWrite ? children : null}
      {isKnown && !mayWrite ? (
        <div className={styles.asks}>
          <p>Sign in to see your posts.</p>
          {signIn ? <ButtonLink href={signIn}>Sign in</ButtonLink> : null}
        </div>
      ) : null}
    </div>
  );
}
