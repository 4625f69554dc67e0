import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useKeptText } from '@verse/contract/kept-text';
import type { Failure, Result } from '@verse/contract/server-state';
import { Button, RestoredText, useFormErrors } from '@verse/ui';
import styles from './admin.module.scss';

type Errors = Record<string, string | undefined>;

interface AdminFormProps {
  title: string;
  /** Label of the submit button. */
  submit: string;
  variant?: 'primary' | 'secondary';
  /** Identifies the form and its subject. Typed text is kept on this device under this name until it is sent. */
  keptAs: string;
  action: { isBusy: boolean; failure: Failure | undefined; result: Result<unknown> | undefined };
  /** Sends the form, or returns client-side validation errors keyed by field. */
  onSubmit: (sent: FormData) => Errors | void;
  children: (errors: Errors) => ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
}

export function AdminForm(props: AdminFormProps) {
  const { title, submit, variant = 'primary', keptAs, action, onSubmit, children, footer } = props;
  const titleId = useId();
  const kept = useKeptText(keptAs);
  const { form, errors, handleEdit, refuse } = useFormErrors(action.failure, kept.form);
  const forget = useEffectEvent(kept.forget);
  useEffect(() => {
    if (action.result?.ok) forget();
  }, [action.result]);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const faults = onSubmit(new FormData(event.currentTarget));
    if (faults) refuse(faults);
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={handleSubmit}
      onChange={handleEdit}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      {children(errors)}
      <Button type="submit" variant={variant} isBusy={action.isBusy}>
        {submit}
      </Button>
      {footer}
    </form>
  );
}
