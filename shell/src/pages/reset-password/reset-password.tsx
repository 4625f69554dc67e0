import { useActionData } from 'react-router-dom';
import { addressOf } from '@verse/contract/addresses';
import { Alert } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormPage } from '../../shared/form-page';
import { useDeparture } from '../../shared/use-departure';
import { ResetPasswordForm } from './reset-password-form';

export { resetPassword as action } from './reset-password.api';

export function Component() {
  const outcome = useActionData<FormOutcome>();
  const isDone = outcome?.ok === true;
  useDeparture(isDone, addressOf('profile'), 2000);
  return (
    <FormPage
      title="Choose a new password"
      lead="It ends every other session of your account."
      documentTitle="Reset Password"
      description="Choose a new password for your account."
      place="reset-password"
      isListed={false}
    >
      {isDone ? (
        <Alert tone="success">
          <p>Your password has been successfully updated. Redirecting...</p>
        </Alert>
      ) : (
        <ResetPasswordForm outcome={outcome} />
      )}
    </FormPage>
  );
}
