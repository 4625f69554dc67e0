import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { AnswersResult, ReviewedApplication } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import { type Answer, DECLINE_TEXTS, OFFER_DECLINE_TEXTS } from '@verse/api-contract/work/job-applications.values';
import { useShell } from '@verse/contract/react';
import { Button, ButtonLink, Card, Cluster } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import text from '../../../shared/text.module.scss';
import { useFocusKeeper } from '../../../shared/use-focus-keeper';
import { STAGE_LABELS, stageLabel } from '../hiring-labels';
import { AnswerDialog } from './answer-dialog';
import { ANSWER_ACTS, answersFor, nameOf, resultText } from './answer-labels';
import styles from './applicant-view.module.scss';

interface AnswerPanelProps {
  handle: string;
  application: ReviewedApplication;
}

/** The answer already given, and the answers still possible. */
export function AnswerPanel({ handle, application }: AnswerPanelProps) {
  const { notify, href } = useShell();
  const { revalidate } = useRevalidator();
  const [to, setTo] = useState<Answer>();
  const answers = answersFor([application]);
  const { answer, stage, jobId, offerAnswer, project } = application;

  function handleDone({ results: [result] }: AnswersResult) {
    if (result)
      notify({
        tone: result.result === 'answered' ? 'success' : 'error',
        text: `${nameOf(application)}: ${resultText(result)}`,
      });
    void revalidate();
  }

  return (
    <Card as="section" ref={useFocusKeeper()} className={styles.panel} aria-labelledby="answer-title">
      <h2 id="answer-title">Answer</h2>
      {answer ? (
        <div>
          <p>
            {STAGE_LABELS[offerAnswer ? 'offered' : stage]}, <time dateTime={answer.at}>{formatDate(answer.at)}</time>
          </p>
          {answer.reason ? <p>{DECLINE_TEXTS[answer.reason]}</p> : null}
          {answer.message ? (
            <p className={text.lines} dir="auto">
              {answer.message}
            </p>
          ) : null}
        </div>
      ) : null}
      {offerAnswer ? (
        <div>
          <p>
            {nameOf(application)}: {stageLabel(application).toLowerCase()},{' '}
            <time dateTime={offerAnswer.at}>{formatDate(offerAnswer.at)}</time>
          </p>
          {offerAnswer.reason ? <p>{OFFER_DECLINE_TEXTS[offerAnswer.reason]}</p> : null}
          {offerAnswer.text ? (
            <p className={text.lines} dir="auto">
              {offerAnswer.text}
            </p>
          ) : null}
        </div>
      ) : null}
      {project ? (
        <ButtonLink as={Link} to={href('project', { number: project }) ?? ''} size="small">
          Open the project
        </ButtonLink>
      ) : null}
      {answers.length > 0 ? (
        <Cluster>
          {answers.map((one, index) => (
            <Button
              key={one}
              size="small"
              variant={index === 0 && one !== 'declined' ? 'primary' : 'secondary'}
              onClick={() => setTo(one)}
            >
              {ANSWER_ACTS[one]}
            </Button>
          ))}
        </Cluster>
      ) : (
        <MutedText>This answer is final.</MutedText>
      )}
      {to ? (
        <AnswerDialog
          handle={handle}
          jobId={jobId}
          to={to}
          chosen={[application]}
          onDone={handleDone}
          onClose={() => setTo(undefined)}
        />
      ) : null}
    </Card>
  );
}
