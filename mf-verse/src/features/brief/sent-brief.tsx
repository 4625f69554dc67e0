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
      <p>
        The seller answers with questions, with an offer, or declines with a reason. You get an email when there is an
        answer.
      </p>
      {project ? (
        <div>
          <ButtonLink href={project}>Open the project</ButtonLink>
        </div>
      ) : null}
      <p className={styles.scriptsOff}>The page of the project needs JavaScript, which is off in your browser.</p>
    </div>
  );
}
