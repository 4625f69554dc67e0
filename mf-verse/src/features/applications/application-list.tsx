import { Link } from 'react-router-dom';
import type { OwnApplication } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Badge, ButtonLink, Card, EmptyState } from '@verse/ui';
import { OFFER_ANSWER_TEXTS, STAGE_TEXTS, STAGE_TONES } from '../../shared/application-stages';
import styles from '../../shared/list-cards.module.scss';
import { LoadMore } from '../../shared/load-more';
import { nextText } from './application-labels';
import type { ListedApplication } from './applications.api';

/** All of the member's applications, newest first. */
export function ApplicationList({ page }: { page: LoadedPage<ListedApplication> }) {
  const { box, heading, ...list } = usePagedList(page, { noun: ['application', 'applications'] });
  const jobs = useShell().href('jobs') ?? '';
  return (
    <section className={styles.section} aria-labelledby="applications">
      <h2 className={styles.heading} id="applications" ref={heading} tabIndex={-1}>
        Your applications
      </h2>
      {list.entries.length === 0 ? (
        <EmptyState
          title="No applications yet."
          action={
            <ButtonLink as={Link} to={jobs}>
              Find a job
            </ButtonLink>
          }
        >
          Applying is free. You’ll see when they open it, and why they said yes or no. Most jobs name the day you get an
          answer.
        </EmptyState>
      ) : null}
      <ul ref={box} className={styles.list} aria-label="Applications">
        {list.entries.map((one) => (
          <li key={one.id} className={styles.entry} data-entry={one.id} tabIndex={-1}>
            <Row application={one} />
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
    </section>
  );
}

function Row({ application }: { application: OwnApplication }) {
  const { href } = useShell();
  const { jobId, title, company, stage, appliedAt, offerAnswer } = application;
  return (
    <Card as="article" className={styles.row} isInteractive>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          <Link className={styles.link} to={href('own-application', { id: jobId }) ?? ''} data-card-link>
            {title}
          </Link>
        </h3>
        <Badge tone={STAGE_TONES[stage]}>
          {offerAnswer ? OFFER_ANSWER_TEXTS[offerAnswer.kind] : STAGE_TEXTS[stage]}
        </Badge>
      </div>
      <p className={styles.facts}>
        <bdi>{company}</bdi> · applied on <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
      </p>
      <p>{nextText(application)}</p>
    </Card>
  );
}
