import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ReviewedApplication } from '@verse/api-contract/api';
import { formatDate, formatDay } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Alert, Badge } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { SentApplication } from '../../../shared/sent-application';
import { useIsVisible } from '../../../shared/use-is-visible';
import { stageLabel } from '../hiring-labels';
import { nameOf } from './answer-labels';
import { AnswerPanel } from './answer-panel';
import { STAGE_TONES } from './applicant-row';
import styles from './applicant-view.module.scss';
import { Assessment } from './assessment';
import { Notes } from './notes';
import { applicantFileHref, type ApplicantPage, openApplication } from './review.api';
import { StageHistory } from './stage-history';

interface ApplicantViewProps {
  page: ApplicantPage;
  /** The messages exchanged with the applicant. */
  thread: ReactNode;
  /** Returns the figures of an applicant whose name is known, by handle. */
  figuresOf: (handle: string) => ReactNode;
}

/** An application with everything reviewers need: content, scores, notes, messages and answers. */
export function ApplicantView({ page, thread, figuresOf }: ApplicantViewProps) {
  const { organisation } = page;
  const { handle } = organisation;
  const { application, show } = useApplication(page);
  const { id, isThreadOpen, note, link, works, files, person } = application;
  const common = { handle, application, onChange: show };
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <Head application={application} />
        {person?.handle ? figuresOf(person.handle) : null}
        {application.isBlind ? (
          <Alert tone="notice" title="Names are hidden for now" role="note">
            <p>Shortlist this applicant to see their name, picture, links and files.</p>
          </Alert>
        ) : null}
        <section aria-labelledby="sent-title" className={styles.part}>
          <h2 id="sent-title">Application</h2>
          <SentApplication
            note={note}
            link={link}
            works={works}
            files={files}
            fileHref={(file) => applicantFileHref(handle, id, file)}
          />
        </section>
      </div>
      <div className={styles.side}>
        <AnswerPanel {...common} />
        <Assessment key={`scores ${id}`} {...common} />
        <Notes key={`notes ${id}`} {...common} />
        <StageHistory application={application} />
      </div>
      <section aria-labelledby="thread-title" className={`${styles.part} ${styles.messages}`}>
        <h2 id="thread-title">Messages</h2>
        {isThreadOpen ? thread : <MutedText>Shortlist this applicant to write to them.</MutedText>}
      </section>
    </div>
  );
}

/**
 * Returns the current application. Viewing a new application marks it as opened, which is visible to the applicant.
 * Viewing an applicant's answer to an offer marks it as read.
 */
function useApplication({ organisation, application: loaded }: ApplicantPage) {
  const send = useSend();
  const [{ since, application }, setShown] = useState({ since: loaded, application: loaded });
  if (since !== loaded) setShown({ since: loaded, application: loaded });
  const show = (next: ReviewedApplication) => setShown((before) => ({ ...before, application: next }));
  const { handle, state } = organisation;
  const { id, stage, isOfferAnswerNew } = application;
  const isVisible = useIsVisible();
  const isNew = (stage === 'received' || isOfferAnswerNew) && state === 'open' && isVisible;

  useEffect(() => {
    if (!isNew) return undefined;
    let isOver = false;
    void send((api) => openApplication(api, handle, id)).then((result) => {
      if (result.ok && !isOver) setShown((before) => ({ ...before, application: result.value }));
    });
    return () => {
      isOver = true;
    };
  }, [isNew, send, handle, id]);

  return { application, show };
}

function Head({ application }: { application: ReviewedApplication }) {
  const { href } = useShell();
  const { person, stage, appliedAt, answerBy } = application;
  const profile = person?.handle ? href('member', { handle: person.handle }) : undefined;
  return (
    <div className={styles.head}>
      {person?.picture ? (
        <img
          className={styles.portrait}
          src={person.picture.src}
          srcSet={person.picture.srcset}
          sizes="4rem"
          alt=""
          width={64}
          height={64}
        />
      ) : null}
      <div className={styles.facts}>
        <p>
          <Badge tone={STAGE_TONES[stage]}>{stageLabel(application)}</Badge>
        </p>
        {profile ? (
          <p>
            <Link to={profile}>Profile of {nameOf(application)}</Link>
          </p>
        ) : null}
        {person ? (
          <p>
            <a href={`mailto:${encodeURIComponent(person.email)}`}>{person.email}</a>
          </p>
        ) : null}
        <MutedText>
          Applied <time dateTime={appliedAt}>{formatDate(appliedAt)}</time>
          {answerBy ? (
            <>
              , answer by <time dateTime={answerBy}>{formatDay(answerBy)}</time>
            </>
          ) : null}
        </MutedText>
      </div>
    </div>
  );
}

/** Links to the previous and next applications in the list that the reviewer came from. */
export function ApplicantSteps({ handle, id }: { handle: string; id: string }) {
  const { href } = useShell();
  const state: unknown = useLocation().state;
  const ids = readIds(state);
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const step = (to: string | undefined, text: string) =>
    to ? (
      <Link to={href('applicant', { handle, id: to }) ?? ''} state={{ ids }}>
        {text}
      </Link>
    ) : null;
  return (
    <nav aria-label="Applicants" className={styles.steps}>
      {step(ids[at - 1], 'Previous applicant')}
      <span>
        {at + 1} of {ids.length}
      </span>
      {step(ids[at + 1], 'Next applicant')}
    </nav>
  );
}

const readIds = (state: unknown): string[] =>
  typeof state === 'object' && state && 'ids' in state && Array.isArray(state.ids) ? (state.ids as string[]) : [];
