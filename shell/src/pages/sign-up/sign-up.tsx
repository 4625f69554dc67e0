import { useEffect } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { findDestination } from '../../shared/behind-the-door';
import { FormPage } from '../../shared/form-page';
import { safeNext } from '../../shared/safe-next';
import { InvitationNote } from './invitation-note';
import type { SignUpResult } from './sign-up.api';
import { SignUpForm } from './sign-up-form';

export { loadInvitation as loader } from './invitation.api';
export { signUp as action } from './sign-up.api';

export function Component() {
  useMemberLeaves();
  return (
    <FormPage
      title="Start Your Creative Journey"
      lead={<Lead />}
      documentTitle="Sign Up"
      description="Create a free account. No credit card needed."
      pageName="sign-up"
    >
      <InvitationNote />
      <SignUpForm result={useActionData<SignUpResult>()} />
    </FormPage>
  );
}

function Lead() {
  const { href } = useShell();
  const destination = findDestination(safeNext(useSearchParams()[0].get('next'), ''), href);
  return (
    destination?.signUpText ??
    'Learn, collaborate and show your work among people who make things. Free, no credit card needed.'
  );
}

/** Redirects signed-in members, because they do not need this page. */
function useMemberLeaves() {
  const { href } = useShell();
  const { status } = useSession();
  const navigate = useNavigate();
  const to = safeNext(useSearchParams()[0].get('next'), href('verse') ?? '/');
  useEffect(() => {
    if (status === 'member') void navigate(to, { replace: true });
  }, [status, to, navigate]);
}
