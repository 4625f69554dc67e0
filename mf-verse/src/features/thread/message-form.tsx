import { useState } from 'react';
import { checkChosenFile, PRODUCT_FILES } from '@verse/api-contract/files';
import { megabytes } from '@verse/api-contract/pictures';
import { findTextErrors } from '@verse/api-contract/text';
import { APPLICANT_TEXTS } from '@verse/api-contract/work/job-applications.values';
import { createDeviceDraft } from '@verse/contract/autosave';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { createId, formMessage, useAction } from '@verse/contract/server-state';
import { typedAfter } from '@verse/contract/typed-after';
import { Button, PictureField, Stack, TextAreaField, VisuallyHidden } from '@verse/ui';
import { sendFile, sendMessage, type ThreadMessage } from './thread.api';

interface MessageDraft {
  /** Idempotency key: resending does not create a second message. */
  key: string;
  text: string;
}

const onDevice = (path: string) => createDeviceDraft<Partial<MessageDraft>>(`message ${path}`);

/** Returns the thread's unsent message from this device, or an empty one if it cannot be read. */
const readMessage = (path: string): MessageDraft => ({ key: createId(), text: '', ...onDevice(path).read() });

/** Changed text is a new message, so it needs a new key. */
function keepMessage(path: string, text: string): MessageDraft {
  const draft = { key: createId(), text };
  onDevice(path).write(text === '' ? null : draft);
  return draft;
}

interface MessageFormProps {
  /** The thread's API path. */
  path: string;
  label: string;
  onSent: (entry: ThreadMessage) => void;
}

/** The form for sending a message or a file. The text is kept on this device until it is sent. */
export function MessageForm({ path, label, onSent }: MessageFormProps) {
  const { session } = useShell();
  const [draft, setDraft] = useState(() => readMessage(path));
  const { props, errors, result, isBusy } = useForm({
    findErrors: () => findTextErrors({ text: APPLICANT_TEXTS.thread }, { text: draft.text }),
    send: (api) => sendMessage(api, path, draft),
    onSent(message) {
      setDraft((now) => keepMessage(path, typedAfter(now.text, draft.text)));
      onSent(message);
    },
    onFailed({ code }) {
      if (code === 'unauthenticated') void session.refresh();
    },
    shouldRevalidate: () => false,
  });

  return (
    <Stack as="form" gap={3} {...props}>
      <TextAreaField
        label={label}
        name="text"
        rows={3}
        maxLength={APPLICANT_TEXTS.thread.max}
        value={draft.text}
        error={errors.text ?? formMessage(result)}
        onChange={({ currentTarget }) => setDraft(keepMessage(path, currentTarget.value))}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          Send message
        </Button>
      </div>
      <FileField path={path} onSent={onSent} />
      <VisuallyHidden role="status">{result?.ok ? 'Message sent.' : ''}</VisuallyHidden>
    </Stack>
  );
}

function FileField({ path, onSent }: Pick<MessageFormProps, 'path' | 'onSent'>) {
  const { run, failure, isBusy } = useAction((api, file: File) => sendFile(api, path, { key: createId(), file }), {
    onDone: onSent,
    showsFailure: true,
    shouldRevalidate: () => false,
  });
  return (
    <PictureField
      label="Send a file"
      name="file"
      hint={
        isBusy ? (
          <span role="status">Sending the file…</span>
        ) : (
          `${PRODUCT_FILES.kinds}, at most ${megabytes(PRODUCT_FILES.bytes)}. It is sent as soon as you choose it.`
        )
      }
      error={failure?.fields.file ?? failure?.message}
      types={PRODUCT_FILES.types}
      check={(file) => checkChosenFile(file, PRODUCT_FILES)}
      room={1}
      onChoose={([file]) => (file ? run(file) : undefined)}
    />
  );
}
