import { useFetcher } from 'react-router-dom';
import { useFormErrors } from '@verse/contract/form';
import { Button } from '@verse/ui';
import { FormMessage } from '../../shared/form-message';
import type { FormResult } from '../../shared/form-result';
import { NewPassword } from '../../shared/new-password';
import { useDelayedRedirect } from '../../shared/use-delayed-redirect';
import { FINISH } from './email-verified.api';
import { Verified } from './states';
import styles from './states.module.scss';

const READING = 2000;

/** The form's result, also for the page's heading. */
export const useFinish = () => useFetcher<FormResult>({ key: FINISH });

/**
 * Shown if the link is opened in a different browser from the one used to sign up. Someone else may have signed up with
 * this address, so the password is chosen by the owner of the mailbox.
 */
export function FinishSignUp() {
  const { data: result, Form, state } = useFinish();
  const { form, errors, handleEdit } = useFormErrors(result);
  const isDone = result?.ok === true;
  useDelayedRedirect(isDone, 'profile', READING, { isNew: true });
  if (isDone) return <Verified />;
  return (
    <Form className={styles.form} method="post" noValidate ref={form} onChange={handleEdit}>
      <p>You signed up in another browser. Set your password here to finish, so that only you know it.</p>
      <FormMessage result={result} />
      <input type="hidden" name="intent" value={FINISH} />
      <NewPassword error={errors.password} />
      <Button type="submit" size="large" isBusy={state !== 'idle'}>
        Finish sign-up
      </Button>
      <p>If you did not sign up, close this page and nothing happens.</p>
    </Form>
  );
}
