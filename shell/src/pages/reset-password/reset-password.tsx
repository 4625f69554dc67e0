import { useEffect } from 'react';
import { Link, useActionData, useFetcher } from 'react-router-dom';
import { RESET_GONE_MESSAGE } from '@verse/api-contract/identity/passwords';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { SHELL_PAGES } from '@verse/contract/shell-pages';
import { Alert, ButtonLink } from '@verse/ui';
import { FormPage } from '../../shared/form-page';
import type { FormResult } from '../../shared/form-result';
import { useDelayedRedirect } from '../../shared/use-delayed-redirect';
import { CHECK, type LinkState } from './reset-password.api';
import { ResetPasswordForm } from './reset-password-form';

export { resetPassword as action } from './reset-password.api';

export function Component() {
  const result = useActionData<FormResult>();
  const linkState = useLinkCheck();
  const isDone = result?.ok === true;
  useDelayedRedirect(isDone, 'profile', 2000);
  return (
    <FormPage
      title="Choose a new password"
      lead="This signs you out everywhere else."
      documentTitle="Reset Password"
      description="Choose a new password for your account."
      pageName="reset-password"
      isListed={false}
    >
      {isDone ? (
        <Alert tone="success">
          <p>Your password has been successfully updated. Redirecting...</p>
        </Alert>
      ) : linkState === 'dead' && !result ? (
        <DeadLink />
      ) : (
        <ResetPasswordForm result={result} linkState={linkState} />
      )}
    </FormPage>
  );
}

function useLinkCheck(): LinkState | undefined {
  const { data, submit } = useFetcher<LinkState>();
  useEffect(() => void submit(CHECK, { method: 'post' }), [submit]);
  return data;
}

/** Shown if the link no longer works. Signed-in members are referred to the settings, where they need no link. */
function DeadLink() {
  const isMember = useSession().status === 'member';
  return (
    <>
      <Alert tone="error" title={RESET_GONE_MESSAGE}>
        <p>A link works once, within one hour. If you asked for more than one, only the newest works.</p>
      </Alert>
      {isMember ? (
        <ButtonLink as={PageLink} page="settings" size="large">
          Change your password in the settings
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={`${SHELL_PAGES['sign-in']}?forgot`} size="large">
          Request a new link
        </ButtonLink>
      )}
    </>
  );
}
