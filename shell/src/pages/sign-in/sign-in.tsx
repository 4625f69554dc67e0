import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { findDestination } from '../../shared/behind-the-door';
import { FormPage } from '../../shared/form-page';
import { safeNext } from '../../shared/safe-next';
import { CodeForm } from './code-form';
import type { SignInPage, SignInResult } from './sign-in.api';
import { SignInForm } from './sign-in-form';
import { useSignInRedirect } from './use-sign-in-redirect';

export { loadDemoAccounts as loader, shouldRevalidate, signIn as action } from './sign-in.api';

export function Component() {
  const { demo } = useLoaderData<SignInPage>();
  const result = useActionData<SignInResult>();
  const { hasSecondStep, isRedirecting } = useSignInRedirect(result);
  return (
    <FormPage
      title="Pick Up Where You Left Off."
      lead={<Lead />}
      documentTitle="Sign In"
      description="Pick up where you left off."
      pageName="sign-in"
    >
      {hasSecondStep ? (
        <CodeForm result={result} isRedirecting={isRedirecting} />
      ) : (
        <SignInForm result={result} demo={demo} isRedirecting={isRedirecting} />
      )}
    </FormPage>
  );
}

function Lead() {
  const { href } = useShell();
  const destination = findDestination(safeNext(useSearchParams()[0].get('next'), ''), href);
  if (!destination) return 'The community has kept your seat.';
  return (
    <>
      {destination.text} <PageLink page={destination.publicPage}>{destination.linkText}</PageLink>.
    </>
  );
}
