import type { ReactNode } from 'react';
import type { Job } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { LEAST_FOR_FIGURES } from '@verse/api-contract/work/application-stages.values';
import { Stack } from '@verse/ui';
import { AskButton } from '../../shared/ask-button';
import { MutedText } from '../../shared/muted-text';
import { FIGURES_RULE } from './figures-rule';
import { FIGURES_ID, figuresText, placeText } from './job-labels';
import styles from './job-terms.module.scss';

interface JobTermsProps {
  job: Job;
  /**
   * Whether the terms are shown in a card that has its own title. If so, the button for asking the organisation is
   * omitted.
   */
  isContent?: boolean;
}

/** The terms of an organisation's job, shown on the job page. */
export function JobTerms({ job, isContent = false }: JobTermsProps) {
  const { id, title, state, organisation, isRemote, place, zones, positions } = job;
  const { answerBy, attributes, isBlind, firstPostedAt } = job;
  if (!organisation) return null;
  const Heading = isContent ? 'h3' : 'h2';
  return (
    <Stack as="section" gap={3} aria-labelledby="terms">
      <Heading className={styles.heading} id="terms">
        About this job
      </Heading>
      <Stack as="dl" gap={3}>
        <Term name="Place">{isRemote && !place && !zones ? 'Remote, anywhere' : placeText(job)}</Term>
        <Term name="Positions">{positions}</Term>
        {answerBy ? (
          <Term name="Answer by">
            {formatDay(answerBy)}. No reply by then? We close it and it counts against their record.
          </Term>
        ) : null}
        {firstPostedAt ? <Term name="First posted on">{formatDay(firstPostedAt)}</Term> : null}
        {attributes.length > 0 ? (
          <Term name="What they score">
            <bdi>{attributes.join(', ')}</bdi>
          </Term>
        ) : null}
        {isBlind ? (
          <Term name="First look">
            They first read you without name, picture, handle, links and files. They see who you are once you’re on the
            shortlist.
          </Term>
        ) : null}
      </Stack>
      {state === 'open' && !isContent ? (
        <p>
          <AskButton subject={{ kind: 'job', id }} name={organisation.name}>
            {`Ask about “${title}”`}
          </AskButton>
        </p>
      ) : null}
      <Heading className={styles.heading} id={FIGURES_ID}>
        Answers to applicants
      </Heading>
      <p>
        {organisation.figures
          ? `${figuresText(organisation.figures)}.`
          : `New here: reply rate appears after ${LEAST_FOR_FIGURES} applications.`}
      </p>
      <MutedText>{FIGURES_RULE}</MutedText>
    </Stack>
  );
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
