import { useActionData } from 'react-router-dom';
import { FormPage } from '../../shared/form-page';
import type { SignUpOutcome } from './sign-up.api';
import { SignUpForm } from './sign-up-form';

export { signUp as action } from './sign-up.api';

export function Component() {
  return (
    <FormPage
      title="Start Your Creative Journey"
      lead="Learn, collaborate and show your work among people who make things. Free, no credit card needed."
      documentTitle="Sign Up"
      description="Create a free account. No credit card needed."
      path="/signup"
    >
      <SignUpForm outcome={useActionData<SignUpOutcome>()} />
    </FormPage>
  );
}
