import { type FormEvent, type ReactNode, useState } from 'react';
import { useKeptText } from '@verse/contract/kept-text';
import type { Result } from '@verse/contract/server-state';
import { Dialog, RestoredText, Stack, useFormErrors } from '@verse/ui';
import { FormButtons } from './form-buttons';
import { FormResult } from './form-result';

interface FormDialogProps<T> {
  title: string;
  /** Identifies the form and its subject. Typed text is stored on this device under this name until it is sent. */
  keptAs: string;
  /** The submit button label. */
  submit: string;
  size?: 'large';
  /** Returns client-side validation errors by control name. */
  faults: (form: FormData) => Record<string, string | undefined>;
  send: (form: FormData) => Promise<Result<T>>;
  /** Called on success; the dialog then closes by itself. */
  onDone: (value: T) => void;
  onClose: () => void;
  /** Resets any choices stored in addition to the text. */
  onDiscard?: () => void;
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A form in a dialog that stays open until the server has accepted it. Closing the dialog keeps the text. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, keptAs, submit, size, faults, send, onDone, onClose, onDiscard, children } = props;
  const [result, setResult] = useState<Result<T>>();
  const [isSending, setSending] = useState(false);
  const kept = useKeptText(keptAs);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result, kept.form);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    if (isSending || refuse(faults(written))) return;
    setSending(true);
    const answer = await send(written);
    setSending(false);
    setResult(answer);
    if (!answer.ok) return;
    kept.forget();
    onDone(answer.value);
    onClose();
  }

  function discard() {
    kept.discard();
    onDiscard?.();
  }

  return (
    <Dialog title={title} onClose={onClose} {...(size ? { size } : {})}>
      <Stack
        as="form"
        ref={form}
        noValidate
        onChange={handleEdit}
        onSubmit={(event: FormEvent<HTMLFormElement>) => void handleSubmit(event)}
      >
        {kept.isRestored ? <RestoredText onDiscard={discard} /> : null}
        {children(errors)}
        <FormResult result={isEdited ? undefined : result} />
        <FormButtons submit={submit} isBusy={isSending} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
