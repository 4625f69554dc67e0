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
          <p>We couldn’t load some steps. Please reload the page.</p>
        </Alert>
      )}
      {steps.length === 0 && isWhole ? (
        <EmptyState
          title="You’re all caught up"
          action={
            <ButtonLink as={Link} to={feed} variant="secondary">
              Go to the feed
            </ButtonLink>
          }
        >
          When a project, application, contest or invitation needs you, it shows up here.
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
