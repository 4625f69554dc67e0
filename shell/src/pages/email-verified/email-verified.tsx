import { FormPage } from '../../shared/form-page';
import { FinishSignUp, useFinish } from './finish-sign-up';
import { AlreadyVerified, Failed, Verified, Verifying } from './states';
import { useVerification } from './use-verification';

export { verifyEmail as action } from './email-verified.api';

export function Component() {
  const { state, tryAgain } = useVerification();
  const isFinished = useFinish().data?.ok === true;
  return (
    <FormPage
      title={state === 'unfinished' && !isFinished ? 'Set your password to finish' : 'Your email address'}
      documentTitle="Email Verification"
      description="Confirms the email of your account."
      pageName="email-verified"
      isListed={false}
    >
      {state === 'verifying' ? <Verifying /> : null}
      {state === 'verified' ? <Verified /> : null}
      {state === 'already' ? <AlreadyVerified /> : null}
      {state === 'unfinished' ? <FinishSignUp /> : null}
      {state === 'refused' || state === 'unreachable' ? (
        <Failed onRetry={state === 'unreachable' ? tryAgain : undefined} />
      ) : null}
    </FormPage>
  );
}
