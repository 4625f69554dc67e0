import { Form, Link, useLocation, useNavigation } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { Button, CodeField } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { SignInResult } from './sign-in.api';
import styles from './sign-in.module.scss';

interface CodeFormProps {
  result: SignInResult | undefined;
  isRedirecting: boolean;
}

/** The second step of signing in: entering a code. */
export function CodeForm({ result, isRedirecting }: CodeFormProps) {
  const { form, errors, handleEdit } = useFormErrors(result);
  const isSending = useNavigation().formMethod !== undefined || isRedirecting;
  const here = useLocation();
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      <FormMessage result={result} />
      <input type="hidden" name="intent" value="code" />
      <CodeField
        label="Code"
        name="code"
        required
        // This form replaces the one that had the focus.
        autoFocus
        hint="The six digits from your authenticator app, or a recovery code."
        error={errors.code}
      />
      <Button type="submit" size="large" isBusy={isSending}>
        Continue
      </Button>
      <p className={styles.others}>
        <Link to={here} reloadDocument>
          Start again
        </Link>
      </p>
    </Form>
  );
}
