import { FormPage } from '../../shared/form-page';
import { AlreadyVerified, Failed, Unfinished, Verified, Verifying } from './faces';
import { useVerification } from './use-verification';

export { verifyEmail as action } from './email-verified.api';

export function Component() {
  const { state, token, tryAgain } = useVerification();
  return (
    <FormPage
      title="Your email address"
      documentTitle="Email Verification"
      description="Confirms the email of your account."
      place="email-verified"
      isListed={false}
    >
      {state === 'verifying' ? <Verifying /> : null}
      {state === 'verified' ? <Verified /> : null}
      {state === 'already' ? <AlreadyVerified /> : null}
      {state === 'unfinished' ? <Unfinished token={token} /> : null}
      {state === 'refused' || state === 'unreachable' ? (
        <Failed onRetry={state === 'unreachable' ? tryAgain : undefined} />
      ) : null}
    </FormPage>
  );
}
