import { type FormEvent, type ReactNode, useId } from 'react';
import type { Failure } from '@verse/contract/server-state';
import { Button, useFormErrors } from '@verse/ui';
import styles from './admin.module.scss';

type Errors = Record<string, string | undefined>;

interface AdminFormProps {
  title: string;
  /** Label of the submit button. */
  submit: string;
  variant?: 'primary' | 'secondary';
  action: { isBusy: boolean; failure: Failure | undefined };
  /** Sends the form, or returns client-side validation errors keyed by field. */
  onSubmit: (sent: FormData) => Errors | void;
  children: (errors: Errors) => ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
}

export function AdminForm(props: AdminFormProps) {
  const { title, submit, variant = 'primary', action, onSubmit, children, footer } = props;
  const titleId = useId();
  const { form, errors, handleEdit, refuse } = useFormErrors(action.failure);
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
      {children(errors)}
      <Button type="submit" variant={variant} isBusy={action.isBusy}>
        {submit}
      </Button>
      {footer}
    </form>
  );
}
