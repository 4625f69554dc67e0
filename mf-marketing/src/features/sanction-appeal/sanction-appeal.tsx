import { useState } from 'react';
import type { OwnSanction } from '@verse/api-contract/api';
import { APPEAL_TEXTS, COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDate, formatUtcMoment } from '@verse/api-contract/formats';
import { findTextErrors } from '@verse/api-contract/text';
import { readText, useForm } from '@verse/contract/form';
import { formMessage, useAction } from '@verse/contract/server-state';
import { Alert, Button, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { readDecision, sendAppeal } from './sanction-appeal.api';
import styles from './sanction-appeal.module.scss';

/**
 * A decision about an account, read and appealed against by the link in its email: for members who cannot sign in. It
 * is read on a click only, because email scanners open links.
 */
export function SanctionAppeal({ token }: { token: string }) {
  const [decision, setDecision] = useState<OwnSanction>();
  const { run, result, isBusy } = useAction(readDecision, {
    showsFailure: true,
    shouldRevalidate: () => false,
    onDone: setDecision,
  });
  return (
    <Stack as="section" aria-labelledby="decision-title">
      <h2 id="decision-title" className={styles.title}>
        A decision about your account
      </h2>
      {result?.ok === false ? (
        <Alert tone="error">
          <p>{result.message}</p>
        </Alert>
      ) : null}
      {decision ? (
        <Decision decision={decision} token={token} onAppealed={setDecision} />
      ) : (
        <div>
          <Button isBusy={isBusy} onClick={() => void run(token)}>
            Read the decision
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface DecisionProps {
  decision: OwnSanction;
  token: string;
  onAppealed: (decision: OwnSanction) => void;
}

function Decision({ decision, token, onAppealed }: DecisionProps) {
  const { rule, quote, reason, until, state, takenBack, appeal, mayAppeal } = decision;
  return (
    <>
      <p>
        {state === 'in-force'
          ? `Your account is suspended${until ? ` until ${formatUtcMoment(until)} UTC` : ''}.`
          : null}
        {state === 'ended' ? 'The suspension has ended. You can sign in.' : null}
        {state === 'taken-back' ? `The decision was taken back. You can sign in. ${takenBack?.reason ?? ''}` : null}
      </p>
      <p>The rule: {COMMUNITY_RULES[rule]}.</p>
      <blockquote className={styles.text} dir="auto">
        {quote}
      </blockquote>
      <p className={styles.text} dir="auto">
        {reason}
      </p>
      {appeal ? <p className={styles.text}>Your appeal: {appeal.text}</p> : null}
      {appeal && !appeal.answer ? (
        <Alert tone="success">
          <p>
            {appeal.answeredBy === 'admins' ? 'An admin' : 'Another moderator'} answers by {formatDate(appeal.answerBy)}
            . You get an email.
          </p>
        </Alert>
      ) : null}
      {appeal?.answer?.isUpheld ? <p>We answered: {appeal.answer.reason}</p> : null}
      {mayAppeal ? <AppealForm token={token} onAppealed={onAppealed} /> : null}
    </>
  );
}

function AppealForm({ token, onAppealed }: Pick<DecisionProps, 'token' | 'onAppealed'>) {
  const form = useForm({
    keptAs: `appeal ${token.split('.', 1)[0]}`,
    findErrors: (fields) => findTextErrors(APPEAL_TEXTS, { text: readText(fields, 'text') }),
    send: (api, fields) => sendAppeal(api, token, readText(fields, 'text')),
    onSent: onAppealed,
    shouldRevalidate: () => false,
  });
  const failure = formMessage(form.shown);
  return (
    <Stack as="form" aria-label="Appeal" {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <TextAreaField
        label="Why should we change the decision?"
        name="text"
        rows={6}
        required
        maxLength={APPEAL_TEXTS.text.max}
        hint="You can appeal once. Someone who did not make the decision reads it."
        error={form.errors.text}
      />
      {failure ? (
        <Alert tone="error">
          <p>{failure}</p>
        </Alert>
      ) : null}
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          Send appeal
        </Button>
      </div>
    </Stack>
  );
}
