import { useEffect } from 'react';
import { useActionData, useNavigate } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { FormPage } from '../../shared/form-page';
import { InvitationNote } from './invitation-note';
import type { SignUpOutcome } from './sign-up.api';
import { SignUpForm } from './sign-up-form';

export { loadInvitation as loader } from './invitation.api';
export { signUp as action } from './sign-up.api';

export function Component() {
  useMemberLeaves();
  return (
    <FormPage
      title="Start Your Creative Journey"
      lead="Learn, collaborate and show your work among people who make things. Free, no credit card needed."
      documentTitle="Sign Up"
      description="Create a free account. No credit card needed."
      place="sign-up"
    >
      <InvitationNote />
      <SignUpForm outcome={useActionData<SignUpOutcome>()} />
    </FormPage>
  );
}

/** Sends signed-in members away: they do not need this page. */
function useMemberLeaves() {
  const { href } = useShell();
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'member') void navigate(href('verse') ?? '/', { replace: true });
  }, [status, href, navigate]);
}
