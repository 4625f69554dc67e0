import { useActionData, useLoaderData } from 'react-router-dom';
import { FormPage } from '../../shared/form-page';
import { CodeForm } from './code-form';
import type { SignInOutcome, SignInPage } from './sign-in.api';
import { SignInForm } from './sign-in-form';
import { useArrival } from './use-arrival';

export { loadDemoAccounts as loader, shouldRevalidate, signIn as action } from './sign-in.api';

export function Component() {
  const { demo } = useLoaderData<SignInPage>();
  const outcome = useActionData<SignInOutcome>();
  const { hasSecondStep, isArriving } = useArrival(outcome);
  return (
    <FormPage
      title="Pick Up Where You Left Off."
      lead="The community has kept your seat."
      documentTitle="Sign In"
      description="Pick up where you left off."
      place="sign-in"
    >
      {hasSecondStep ? (
        <CodeForm outcome={outcome} isArriving={isArriving} />
      ) : (
        <SignInForm outcome={outcome} demo={demo} isArriving={isArriving} />
      )}
    </FormPage>
  );
}
