import { useState } from 'react';
import type { ContactThread as Thread } from '@verse/api-contract/api';
import { formatUtcMoment } from '@verse/api-contract/formats';
import { REPLY_TEXTS } from '@verse/api-contract/publishing/contact.values';
import { findTextErrors } from '@verse/api-contract/text';
import { readText, useForm } from '@verse/contract/form';
import { createId, formMessage, useAction } from '@verse/contract/server-state';
import { Alert, Button, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { readThread, sendReply } from './contact-thread.api';
import styles from './contact-thread.module.scss';

/** A message to the team with its answers, opened by the link in an email. */
export function ContactThread({ token }: { token: string }) {
  const [thread, setThread] = useState<Thread>();
  const { run, result, isBusy } = useAction(readThread, {
    showsFailure: true,
    shouldRevalidate: () => false,
    onDone: setThread,
  });
  return (
    <Stack as="section" aria-labelledby="thread-title">
      <h2 id="thread-title" className={styles.title} dir="auto">
        {thread ? thread.subject : 'Your message to us'}
      </h2>
      {result?.ok === false ? (
        <Alert tone="error">
          <p>{result.message}</p>
        </Alert>
      ) : null}
      {thread ? (
        <>
          <ol className={styles.entries} aria-label="Messages">
            <Entry by="You" at={thread.createdAt} text={thread.message} />
            {thread.entries.map(({ side, at, text }) => (
              <Entry key={at} by={side === 'team' ? 'Our team' : 'You'} at={at} text={text} />
            ))}
          </ol>
          {thread.mayReply ? (
            <ReplyForm key={thread.entries.length} token={token} onReplied={setThread} />
          ) : (
            <p>This conversation is full. Please start a new one.</p>
          )}
        </>
      ) : (
        <div>
          <Button isBusy={isBusy} onClick={() => void run(token)}>
            Open the conversation
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Entry = ({ by, at, text }: { by: string; at: string; text: string }) => (
  <li>
    <p className={styles.by}>
      {by}, <time dateTime={at}>{formatUtcMoment(at)} UTC</time>
    </p>
    <p className={styles.text} dir="auto">
      {text}
    </p>
  </li>
);

function ReplyForm({ token, onReplied }: { token: string; onReplied: (thread: Thread) => void }) {
  const [key] = useState(createId);
  const form = useForm({
    keptAs: `contact reply ${token.split('.', 1)[0]}`,
    findErrors: (fields) => findTextErrors(REPLY_TEXTS, { text: readText(fields, 'text') }),
    send: (api, fields) => sendReply(api, { token, text: readText(fields, 'text'), key }),
    success: 'Your reply was sent.',
    onSent: onReplied,
    shouldRevalidate: () => false,
  });
  const failure = formMessage(form.shown);
  return (
    <Stack as="form" aria-label="Reply" {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <TextAreaField
        label="Reply"
        name="text"
        rows={5}
        required
        maxLength={REPLY_TEXTS.text.max}
        error={form.errors.text}
      />
      {failure ? (
        <Alert tone="error">
          <p>{failure}</p>
        </Alert>
      ) : null}
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          Send reply
        </Button>
      </div>
    </Stack>
  );
}
