import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Dialog, useFormErrors } from '@verse/ui';
import styles from './form-dialog.module.scss';
import type { FormOutcome } from './form-outcome';
import { FormResult } from './form-result';

interface FormDialogProps<T> {
  title: string;
  /** What the button that sends it says. */
  submit: string;
  size?: 'large';
  /** What is wrong before anything is sent, by the name of the control. */
  faults: () => Record<string, string | undefined>;
  send: () => Promise<FormOutcome<T>>;
  /** After a success; the dialog closes by itself. */
  onDone: (value: T) => void;
  onClose: () => void;
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A form in a dialog: it stays, with all that was typed, until what it sends is taken. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, submit, size, faults, send, onDone, onClose, children } = props;
  const [outcome, setOutcome] = useState<FormOutcome<T>>();
  const [isSending, setSending] = useState(false);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(outcome);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || refuse(faults())) return;
    setSending(true);
    const answer = await send();
    setSending(false);
    setOutcome(answer);
    if (!answer.ok) return;
    onDone(answer.value);
    onClose();
  }

  return (
    <Dialog title={title} onClose={onClose} {...(size ? { size } : {})}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onChange={handleEdit}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {children(errors)}
        <FormResult outcome={isEdited || outcome?.ok ? undefined : outcome} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isSending}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
