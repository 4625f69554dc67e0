import { Link } from 'react-router-dom';
import type { NextSteps, WaitingStep } from '@verse/api-contract/api';
import type { NextStepKind } from '@verse/api-contract/community/next-steps.values';
import { useShell } from '@verse/contract/react';
import { Alert, Badge, ButtonLink, Card, EmptyState } from '@verse/ui';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import styles from './step-list.module.scss';

const KINDS: Record<NextStepKind, string> = {
  projects: 'Project',
  jobs: 'Job',
  contests: 'Contest',
  organisations: 'Organisation',
  messages: 'Message',
};

/** The member's next steps, ordered by due date. */
export function StepList({ steps, missing }: NextSteps) {
  const feed = useShell().href('feed') ?? '';
  const isWhole = missing.length === 0;
  return (
    <>
      {isWhole ? null : (
        <Alert tone="error">
          <p>Some steps could not be loaded. Please load the page again.</p>
        </Alert>
      )}
      {steps.length === 0 && isWhole ? (
        <EmptyState
          title="Nothing waits for you"
          action={
            <ButtonLink as={Link} to={feed} variant="secondary">
              Go to the feed
            </ButtonLink>
          }
        >
          Projects, applications, contests and invitations that need something from you appear here with their date.
        </EmptyState>
      ) : null}
      <ul className={styles.list} aria-label="Next steps">
        {steps.map((step) => (
          <Step key={`${step.path} ${step.text}`} step={step} />
        ))}
      </ul>
    </>
  );
}

function Step({ step: { kind, title, text, path, dueAt } }: { step: WaitingStep }) {
  return (
    <Card as="li" className={styles.step} isInteractive>
      <Badge>{KINDS[kind]}</Badge>
      <h2 className={styles.title} dir="auto">
        <Link className={styles.link} to={path} data-card-link>
          {title}
        </Link>
      </h2>
      <p>{text}</p>
      {dueAt === null ? null : (
        <MutedText>
          Until <MomentText moment={dueAt} />
        </MutedText>
      )}
    </Card>
  );
}
