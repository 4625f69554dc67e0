import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, PageHeader } from '@verse/ui';
import styles from './brief-form.module.scss';

/** Replaces the form once a browser without JavaScript has sent it. */
export function SentBrief({ number }: { number: string }) {
  const { href } = useShell();
  const project = href('project', { number });
  return (
    <div className={styles.page}>
      <PageHead title="Brief sent" description="Your brief was sent." place="brief" isListed={false} />
      <PageHeader
        title="Your brief was sent"
        lead={
          <>
            Its reference number is <strong>{number}</strong>. We have also emailed it to you.
          </>
        }
      />
      <p>The seller asks you something, makes an offer, or says no and why. We email you when they answer.</p>
      {project ? (
        <div>
          <ButtonLink href={project}>Open the project</ButtonLink>
        </div>
      ) : null}
      <p className={styles.scriptsOff}>The project page needs JavaScript, and it’s off in your browser.</p>
    </div>
  );
}
