import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ModerationCase, ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import { DECISION_TEXTS } from '@verse/api-contract/community/moderation.values';
import { useForm } from '@verse/contract/form';
import { Button, Card, Cluster, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { bindTexts } from '../../shared/bind-texts';
import { FormResult } from '../../shared/form-result';
import queue from '../../shared/queue.module.scss';
import { RuleChoice } from '../../shared/rule-choice';
import text from '../../shared/text.module.scss';
import { DECISION_LABELS } from './case-labels';
import { createDecisionDraft, type DecisionDraft, toDecision } from './decision';
import styles from './decision-form.module.scss';
import { decideCase } from './moderation.api';

type Decision = ModerationDecision['decision'];

interface DecisionFormProps {
  one: ModerationCase;
  onDecided: (one: ModerationCase, decision: Decision) => void;
}

/** Offers the decisions allowed by the API, and asks for the message to the author. */
export function DecisionForm({ one, onDecided }: DecisionFormProps) {
  const [draft, setDraft] = useState<DecisionDraft>(() => createDecisionDraft(one));
  const form = useForm({
    keptAs: `decision ${one.id} ${one.state}`,
    findErrors: () => toDecision(draft).faults,
    send: (api) => decideCase(api, one, toDecision(draft).decision!),
    onSent: (decided) => onDecided(decided, draft.decision!),
    shouldRevalidate: () => false,
  });
  const { errors, result } = form;
  const update = (change: Partial<DecisionDraft>) => setDraft((before) => ({ ...before, ...change }));

  return (
    <Card as="section" className={styles.decision} aria-labelledby="decide-title">
      <h2 className={queue.title} id="decide-title">
        {one.state === 'appealed' ? 'Decide about the appeal' : 'Decide'}
      </h2>
      <Stack as="form" gap={5} {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
        <Choice
          may={one.may}
          chosen={draft.decision}
          error={errors.decision}
          onChoose={(decision) => update({ decision })}
        />
        <DecisionFields draft={draft} errors={errors} onChange={update} />
        <FormResult result={form.shown} />
        <Cluster>
          <Button type="submit" isBusy={form.isBusy}>
            Save decision
          </Button>
          {result?.ok === false && result.code === 'conflict' ? <ShowNow /> : null}
        </Cluster>
      </Stack>
    </Card>
  );
}

interface ChoiceProps {
  may: readonly Decision[];
  chosen: Decision | undefined;
  error: string | undefined;
  onChoose: (decision: Decision) => void;
}

function Choice({ may, chosen, error, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'decide-error' : undefined}>
      <legend>Your decision</legend>
      {may.map((one) => (
        <label key={one}>
          <input type="radio" name="decision" value={one} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>
            <strong>{DECISION_LABELS[one][0]}</strong>
            <small>{DECISION_LABELS[one][1]}</small>
          </span>
        </label>
      ))}
      <p id="decide-error" className={text.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}

interface DecisionFieldsProps {
  draft: DecisionDraft;
  errors: Record<string, string | undefined>;
  onChange: (change: Partial<DecisionDraft>) => void;
}

/**
 * The fields required for a decision. Keeping the content requires no fields, and deciding an appeal requires only the
 * message.
 */
function DecisionFields({ draft, errors, onChange }: DecisionFieldsProps) {
  const { decision, rule } = draft;
  if (decision === undefined || decision === 'keep') return null;
  const field = bindTexts(draft, errors, onChange);
  const isFirst = decision === 'warn' || decision === 'remove';
  return (
    <>
      {isFirst ? (
        <>
          <RuleChoice
            legend="Which rule does it break?"
            name="rule"
            chosen={rule}
            error={errors.rule}
            onChoose={(chosen) => onChange({ rule: chosen })}
          />
          <TextAreaField
            label="Which part?"
            rows={2}
            maxLength={DECISION_TEXTS.quote.max}
            hint="The author reads it. Keep only the words that break the rule."
            {...field('quote')}
          />
        </>
      ) : null}
      <TextAreaField
        label="Message to the author"
        rows={4}
        maxLength={DECISION_TEXTS.reason.max}
        hint="Say what breaks the rule, and what would be fine. We don’t show your name."
        {...field('reason')}
      />
    </>
  );
}

function ShowNow() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button variant="secondary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
      Show the latest version
    </Button>
  );
}
