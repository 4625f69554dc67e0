import { useLocation } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { FormPage } from '../../shared/form-page';
import { ResendForm } from './resend-form';

export { resendVerification as action } from './verify-email.api';

/**
 * Returns the email address from the navigation state, or else from the session. The sign-up page passes it in the
 * navigation state to keep it out of the URL.
 */
function useAddress(): string | undefined {
  const state: unknown = useLocation().state;
  const { user } = useSession();
  const fromLink =
    typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : undefined;
  return fromLink ?? user?.email;
}

export function Component() {
  const email = useAddress();
  return (
    <FormPage
      title="Verify your email"
      lead="Open the link in our email, and your account is ready."
      documentTitle="Verify Your Email"
      description="Confirm the email of your account."
      pageName="verify-email"
      isListed={false}
    >
      <ResendForm email={email} />
    </FormPage>
  );
}
