import { type FormEvent, useState } from 'react';
import type { ReviewedApplication } from '@verse/api-contract/api';
import { SCORES } from '@verse/api-contract/work/job-applications.values';
import { useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Card, Stack } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import text from '../../../shared/text.module.scss';
import styles from './applicant-view.module.scss';
import { saveScores, type Scores } from './review.api';

/** Attributes are written by organisations, so one may be named like a property that every object inherits. */
const ownScore = (scores: Readonly<Record<string, number>>, attribute: string): number | undefined =>
  Object.hasOwn(scores, attribute) ? scores[attribute] : undefined;

interface AssessmentProps {
  handle: string;
  application: ReviewedApplication;
  onChange: (application: ReviewedApplication) => void;
}

/**
 * Scores from 1 to 5 for each attribute of the job. Reviewers see their colleagues' scores only after giving their own.
 */
export function Assessment({ handle, application, onChange }: AssessmentProps) {
  const { attributes, ownScores } = application;
  if (attributes.length === 0) return null;
  return (
    <Card as="section" className={styles.panel} aria-labelledby="scores-title">
      <h2 id="scores-title">Scores</h2>
      <ScoreForm handle={handle} application={application} onChange={onChange} />
      {ownScores ? (
        <OtherScores application={application} />
      ) : (
        <MutedText>Give your scores to see those of your colleagues.</MutedText>
      )}
    </Card>
  );
}

function ScoreForm({ handle, application, onChange }: AssessmentProps) {
  const send = useSend();
  const { notify } = useShell();
  const { id, attributes, ownScores } = application;
  const [scores, setScores] = useState<Scores>(ownScores ?? {});
  const [result, setResult] = useState<Result<ReviewedApplication>>();
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const failure = result?.ok === false ? (result.fields.scores ?? formMessage(result)) : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = attributes.some((attribute) => ownScore(scores, attribute) === undefined);
    setMissing(missing);
    if (missing || isSaving) return;
    setSaving(true);
    const saved = await send((api) => saveScores(api, handle, id, scores));
    setSaving(false);
    setResult(saved);
    if (!saved.ok) return;
    onChange(saved.value);
    notify({ tone: 'success', text: 'Your scores are saved.' });
  }

  return (
    <Stack as="form" noValidate onSubmit={(event: FormEvent) => void handleSubmit(event)}>
      {attributes.map((attribute) => (
        <Score
          key={attribute}
          attribute={attribute}
          score={ownScore(scores, attribute)}
          onChange={(score) => setScores({ ...scores, [attribute]: score })}
        />
      ))}
      <p className={text.error} role="alert" hidden={!isMissing}>
        Score each one.
      </p>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={isSaving}>
          {ownScores ? 'Change my scores' : 'Save my scores'}
        </Button>
      </div>
    </Stack>
  );
}

interface ScoreProps {
  attribute: string;
  score: number | undefined;
  onChange: (score: Scores[string]) => void;
}

const Score = ({ attribute, score, onChange }: ScoreProps) => (
  <fieldset className={styles.scores}>
    <legend dir="auto">{attribute}</legend>
    <div className={styles.score}>
      {SCORES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`score ${attribute}`}
            value={one}
            checked={score === one}
            onChange={() => onChange(one)}
          />
          {one}
        </label>
      ))}
    </div>
  </fieldset>
);

function OtherScores({ application: { attributes, otherScores, mean } }: { application: ReviewedApplication }) {
  if (otherScores.length === 0) return <MutedText>No scores from colleagues yet.</MutedText>;
  return (
    <div className={styles.table} role="region" aria-label="Scores of colleagues" tabIndex={0}>
      <table>
        <caption>Mean of all: {mean?.toFixed(1)} of 5</caption>
        <thead>
          <tr>
            <th scope="col">Colleague</th>
            {attributes.map((attribute) => (
              <th key={attribute} scope="col" dir="auto">
                {attribute}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {otherScores.map(({ by, scores }, index) => (
            <tr key={index}>
              <th scope="row" dir="auto">
                {by}
              </th>
              {attributes.map((attribute) => (
                <td key={attribute}>{ownScore(scores, attribute)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
