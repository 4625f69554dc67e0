import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Criterion, ScoreForm as ScoreValues } from '@verse/api-contract/api';
import type { JudgedEntry } from '@verse/api-contract/contests/contest-judging';
import {
  countSentences,
  FEEDBACK_RULE,
  JUDGING_LIMITS,
  JUDGING_TEXTS,
} from '@verse/api-contract/contests/contest-judging.values';
import { SCORES } from '@verse/api-contract/contests/contest-terms.values';
import { useFormErrors } from '@verse/contract/form';
import { useKeptText } from '@verse/contract/kept-text';
import { useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, keyOf, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { saveScore } from './judging.api';
import styles from './judging.module.scss';

interface ScoreFormProps {
  judged: JudgedEntry;
  onChange: (judged: JudgedEntry) => void;
}

const DESCRIBED = { 1: 'low', 3: 'middle', 5: 'high' } as const;

const wordsFor = ({ words }: Criterion, score: number): string | undefined =>
  Object.hasOwn(DESCRIBED, score) ? words[DESCRIBED[score as keyof typeof DESCRIBED]] : undefined;

const faultOf = (feedback: string) => (countSentences(feedback) < JUDGING_LIMITS.sentences ? FEEDBACK_RULE : undefined);

function labelOf({ own, isUnconfirmed }: JudgedEntry): string {
  if (!own) return 'Save my score';
  return isUnconfirmed ? 'Confirm my score' : 'Change my score';
}

/**
 * The form for a judge's scores and feedback, with a description of each score. Typed text and selections are kept on
 * this device until they are sent.
 */
export function ScoreForm({ judged, onChange }: ScoreFormProps) {
  const { contest, entry, criteria, own } = judged;
  const send = useSend();
  const { notify } = useShell();
  const kept = useKeptText(`judging ${contest.id} ${entry.number} ${own?.revision ?? 0}`);
  const [scores, setScores] = useState<(number | undefined)[]>(own?.scores ?? criteria.map(() => undefined));
  const [feedback, setFeedback] = useState(own?.feedback ?? '');
  const [result, setResult] = useState<Result<JudgedEntry>>();
  const [isSaving, setSaving] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(result, kept.form);
  const failure = formMessage(result);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = scores.findIndex((score) => score === undefined);
    const wrong = missing < 0 ? {} : { [`score-${missing}`]: 'Choose a score from 1 to 5.' };
    if (isSaving || refuse({ ...wrong, feedback: faultOf(feedback) })) return;
    setSaving(true);
    const values = { scores, feedback } as ScoreValues;
    const saved = await send((api) => saveScore(api, contest.id, entry.number, own?.revision ?? 0, values));
    setSaving(false);
    setResult(saved);
    if (!saved.ok) return;
    kept.forget();
    onChange(saved.value);
    notify({ tone: 'success', text: `Saved your score for Entry ${entry.number}.` });
  }

  return (
    <Stack as="form" ref={form} noValidate onChange={handleEdit} onSubmit={(event) => void handleSubmit(event)}>
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <MutedText>Press 1 to 5 to score and move on.</MutedText>
      {criteria.map((criterion, index) => (
        <CriterionChoice
          key={criterion.title}
          criterion={criterion}
          name={`score-${index}`}
          score={scores[index]}
          error={errors[`score-${index}`]}
          onChange={(score) => setScores((before) => before.with(index, score))}
        />
      ))}
      <TextAreaField
        label="Feedback"
        name="feedback"
        rows={5}
        required
        maxLength={JUDGING_TEXTS.feedback.max}
        hint={FEEDBACK_RULE}
        value={feedback}
        error={errors.feedback}
        onChange={({ currentTarget }) => setFeedback(currentTarget.value)}
      />
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <div>
        <Button type="submit" isBusy={isSaving}>
          {labelOf(judged)}
        </Button>
      </div>
    </Stack>
  );
}

interface CriterionChoiceProps {
  criterion: Criterion;
  name: string;
  score: number | undefined;
  error: string | undefined;
  onChange: (score: number) => void;
}

/** Lets judges score by the keys 1 to 5, from one criterion to the next. */
function handleDigit(event: KeyboardEvent<HTMLFieldSetElement>) {
  const { currentTarget, ctrlKey, metaKey, altKey } = event;
  const score = SCORES.find((one) => String(one) === keyOf(event));
  if (score === undefined || ctrlKey || metaKey || altKey) return;
  currentTarget.querySelector<HTMLInputElement>(`input[value="${score}"]`)?.click();
  const next = currentTarget.nextElementSibling;
  (next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector<HTMLElement>('input, textarea'))?.focus();
}

const CriterionChoice = ({ criterion, name, score, error, onChange }: CriterionChoiceProps) => (
  <fieldset className={styles.criterion} aria-describedby={error ? `${name}-error` : undefined} onKeyDown={handleDigit}>
    <legend>
      <bdi>{criterion.title}</bdi>, {criterion.weight} %
    </legend>
    {SCORES.map((one) => (
      <label key={one} className={styles.choice}>
        <input type="radio" name={name} value={one} checked={score === one} onChange={() => onChange(one)} />
        <b>{one}</b> <span dir="auto">{wordsFor(criterion, one)}</span>
      </label>
    ))}
    {error ? (
      <p className={styles.error} id={`${name}-error`} role="alert">
        {error}
      </p>
    ) : null}
  </fieldset>
);
