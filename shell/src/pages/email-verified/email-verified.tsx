import { FormPage } from '../../shared/form-page';
import { Failed, Verified, Verifying } from './faces';
import { useVerification } from './use-verification';

export { verifyEmail as action } from './email-verified.api';

export function Component() {
  const { state, tryAgain } = useVerification();
  return (
    <FormPage
      title="Your email address"
      documentTitle="E-mail Verification"
      description="The link in our mail leads here."
      path="/email-verified"
      isListed={false}
    >
      {state === 'verifying' ? <Verifying /> : null}
      {state === 'verified' ? <Verified /> : null}
      {state === 'refused' || state === 'unreachable' ? <Failed onRetry={state === 'unreachable' ? tryAgain : undefined} /> : null}
    </FormPage>
  );
}
