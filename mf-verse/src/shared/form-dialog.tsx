import type { ReactNode } from 'react';
import { type FormOptions, useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Dialog, RestoredText, Stack } from '@verse/ui';
import { FormButtons } from './form-buttons';
import { FormResult } from './form-result';

interface FormDialogProps<T> extends Pick<FormOptions<T>, 'send' | 'findErrors' | 'toControls' | 'shouldRevalidate'> {
  title: string;
  /** Identifies the form and its subject. Typed text is stored on this device under this name until it is sent. */
  keptAs: string;
  /** The submit button label. */
  submit: string;
  size?: 'large';
  /** Success toast text. */
  success?: string;
  /** Called on success, even if the dialog has been closed; the dialog then closes by itself. */
  onDone?: (value: T) => void;
  onClose: () => void;
  /** Resets any choices stored in addition to the text. */
  onDiscard?: () => void;
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

const never = () => false;

/** A form in a dialog that stays open until the server has accepted it. Closing the dialog keeps the text. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, submit, size, success, onDone, onClose, onDiscard, children, ...options } = props;
  const { notify } = useShell();
  const form = useForm({
    shouldRevalidate: never,
    ...options,
    onSent(value) {
      if (success) notify({ tone: 'success', text: success });
      onDone?.(value);
    },
    onDone: onClose,
  });

  function discard() {
    form.discard();
    onDiscard?.();
  }

  return (
    <Dialog title={title} onClose={onClose} {...(size ? { size } : {})}>
      <Stack as="form" {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={discard} /> : null}
        {children(form.errors)}
        <FormResult result={form.shown} />
        <FormButtons submit={submit} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
