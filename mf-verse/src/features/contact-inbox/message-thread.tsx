import { useState } from 'react';
import type { InboxMessage } from '@verse/api-contract/api';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { ANSWER_TEXTS } from '@verse/api-contract/publishing/contact.values';
import { findTextErrors } from '@verse/api-contract/text';
import { readText, useForm } from '@verse/contract/form';
import { createId } from '@verse/contract/server-state';
import { Button, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { MutedText } from '../../shared/muted-text';
import { sendAnswer } from './inbox.api';
import styles from './message-card.module.scss';

/** The answers and replies after a message, and the form for the next answer. */
export function MessageThread({ message }: { message: InboxMessage }) {
  const { answers = [], name } = message;
  return (
    <>
      {answers.length > 0 ? (
        <ol className={styles.thread} aria-label="Answers and replies">
          {answers.map(({ side, by, text, at }) => (
            <li key={at}>
              <MutedText>
                <bdi>{side === 'team' ? by : name}</bdi>, <time dateTime={at}>{formatUtcMoment(at)}</time>
              </MutedText>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <AnswerForm key={answers.length} message={message} />
    </>
  );
}

function AnswerForm({ message: { id, name } }: { message: InboxMessage }) {
  const [key] = useState(createId);
  const form = useForm({
    keptAs: `contact answer ${id}`,
    findErrors: (fields) => findTextErrors(ANSWER_TEXTS, { text: readText(fields, 'text') }),
    send: (api, fields) => sendAnswer(api, id, readText(fields, 'text'), key),
    success: 'Your answer was sent.',
  });
  return (
    <Stack as="form" aria-label={`Answer ${name}`} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <TextAreaField
        label="Answer"
        name="text"
        rows={5}
        required
        maxLength={ANSWER_TEXTS.text.max}
        hint="They get an email with a link to reply. We don’t show your name."
        error={form.errors.text}
      />
      <FormResult result={form.shown} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          Send answer
        </Button>
      </div>
    </Stack>
  );
}
