import { type ReactNode, useId } from 'react';
import { type FormOptions, useForm } from '@verse/contract/form';
import { Button, RestoredText } from '@verse/ui';
import styles from './admin.module.scss';

interface AdminFormProps<T> extends Pick<FormOptions<T>, 'send' | 'findErrors' | 'success' | 'onDone'> {
  title: string;
  /** Label of the submit button. */
  submit: string;
  variant?: 'primary' | 'secondary';
  /** Identifies the form and its subject. Typed text is kept on this device under this name until it is sent. */
  keptAs: string;
  children: (errors: Record<string, string | undefined>) => ReactNode;
  /** Shown below the button. */
  footer?: ReactNode;
}

export function AdminForm<T>(props: AdminFormProps<T>) {
  const { title, submit, variant = 'primary', children, footer, ...options } = props;
  const titleId = useId();
  const form = useForm({ hasFailureToast: true, shouldRevalidate: () => true, ...options });
  return (
    <form {...form.props} className={styles.form} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      {children(form.errors)}
      <Button type="submit" variant={variant} isBusy={form.isBusy}>
        {submit}
      </Button>
      {footer}
    </form>
  );
}
