import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OwnApplication } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { DECLINE_TEXTS } from '@verse/api-contract/work/job-applications.values';
import { PageHead, useShell } from '@verse/contract/react';
import { Badge, ButtonLink, Card, Cluster, PageHeader } from '@verse/ui';
import { isWaiting, OFFER_ANSWER_TEXTS, STAGE_TEXTS, STAGE_TONES } from '../../shared/application-stages';
import { MemberText } from '../../shared/member-text';
import { SentApplication } from '../../shared/sent-application';
import { nextText } from './application-labels';
import styles from './application-view.module.scss';
import { fileOf } from './applications.api';
import { OfferAnswer } from './offer-answer';
import { Withdrawal } from './withdrawal';

interface ApplicationViewProps {
  application: OwnApplication;
  /** The messages between the applicant and the organisation, if they can exchange messages. */
  children: ReactNode;
}

/** An application: its history, the organisation's answer, and the submitted content. */
export function ApplicationView({ application, children }: ApplicationViewProps) {
  const { href } = useShell();
  const { jobId, title, company, organisation, stage, offerAnswer, project } = application;
  return (
    <div className={styles.page}>
      <PageHead title={`Application: ${title}`} description="Your job application." />
      <PageHeader
        size="detail"
        title={<bdi>{title}</bdi>}
        lead={
          organisation ? (
            <Link to={href('organisation', { handle: organisation.handle }) ?? ''}>
              <bdi>{organisation.name}</bdi>
            </Link>
          ) : (
            <bdi>{company}</bdi>
          )
        }
      />
      <div className={styles.state} role="status">
        <Badge tone={STAGE_TONES[stage]}>
          {offerAnswer ? OFFER_ANSWER_TEXTS[offerAnswer.kind] : STAGE_TEXTS[stage]}
        </Badge>{' '}
        <span>{nextText(application)}</span>
      </div>
      {project ? (
        <Cluster>
          <ButtonLink as={Link} to={href('project', { number: project }) ?? ''}>
            Open the project
          </ButtonLink>
        </Cluster>
      ) : null}
      <Answer application={application} />
      <OfferAnswer application={application} />
      <History application={application} />
      {children}
      <section className={styles.part} aria-labelledby="sent">
        <h2 id="sent">What you sent</h2>
        <SentApplication {...application} fileHref={(id) => fileOf(jobId, id)} />
      </section>
      <Cluster>
        {(isWaiting(stage) && stage !== 'offered') || stage === 'withdrawn' ? (
          <Withdrawal application={application} />
        ) : null}
        <ButtonLink as={Link} to={href('job', { id: jobId }) ?? ''} variant="secondary">
          The job
        </ButtonLink>
        <ButtonLink as={Link} to={href('own-applications') ?? ''} variant="secondary">
          All applications
        </ButtonLink>
      </Cluster>
    </div>
  );
}

function Answer({ application: { answer, company, stage } }: { application: OwnApplication }) {
  if (!answer || stage === 'unanswered' || (!answer.reason && !answer.message)) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby="answer">
      <h2 id="answer">
        Answer from <bdi>{company}</bdi>
      </h2>
      {answer.reason ? <p>{DECLINE_TEXTS[answer.reason]}</p> : null}
      {answer.message ? <MemberText text={answer.message} /> : null}
      <p className={styles.quiet}>
        <time dateTime={answer.at}>{formatMoment(answer.at)}</time>
      </p>
    </Card>
  );
}

const History = ({ application: { history, offerAnswer } }: { application: OwnApplication }) => (
  <section className={styles.part} aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol className={styles.history}>
      {history.map(({ stage, at }) => (
        <li key={`${stage} ${at}`}>
          {offerAnswer?.at === at ? OFFER_ANSWER_TEXTS[offerAnswer.kind] : STAGE_TEXTS[stage]}{' '}
          <time className={styles.quiet} dateTime={at}>
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  </section>
);
