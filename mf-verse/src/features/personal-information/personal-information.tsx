import { useEffect, useRef, useState } from 'react';
import type { Account, AccountChange } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import type { Result } from '@verse/contract/server-state';
import { Button, PasswordField, SelectField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { type Saved, savePersonalInformation } from './personal-information.api';
import styles from './personal-information.module.scss';

interface PersonalInformationProps {
  account: Account;
}

export function PersonalInformation({ account }: PersonalInformationProps) {
  const { session } = useShell();
  const { shown, result, errors, isBusy, props } = useSectionForm(savePersonalInformation);
  const [email, setEmail] = useState(account.email);
  const confirmAt = result?.ok ? result.value.confirmAt : undefined;
  const hasNewEmail = email.trim().toLowerCase() !== account.email && email.trim() !== confirmAt;

  const before = useInitialValues(account, result);

  // Refreshes the session, because the header shows the name.
  useEffect(() => {
    if (result?.ok) void session.refresh();
  }, [result, session]);

  return (
    <Panel
      anchor="personal-information"
      title="Personal Information"
      lead="Others see only your name. Only name and email are required."
    >
      <form {...props}>
        <input type="hidden" name="before" value={JSON.stringify(before)} />
        <input type="hidden" name="emailBefore" value={confirmAt ? confirmAt.toLowerCase() : account.email} />
        <PersonalFields account={account} errors={errors} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email}
        />
        {hasNewEmail ? (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            hint="Needed to change your email."
            error={errors.password}
          />
        ) : null}
        <FormResult result={shown} success={savedText(confirmAt)} />
        <Button type="submit" isBusy={isBusy}>
          Save personal information
        </Button>
      </form>
    </Panel>
  );
}

function PersonalFields({
  account,
  errors,
}: PersonalInformationProps & { errors: Record<string, string | undefined> }) {
  return (
    <div className={styles.fields}>
      <TextField
        label="First Name"
        name="firstName"
        autoComplete="given-name"
        required
        defaultValue={account.firstName}
        error={errors.firstName}
      />
      <TextField
        label="Last Name"
        name="lastName"
        autoComplete="family-name"
        required
        defaultValue={account.lastName}
        error={errors.lastName}
      />
      <TextField
        label="Middle Name"
        name="middleName"
        autoComplete="additional-name"
        isOptional
        defaultValue={account.middleName ?? ''}
        error={errors.middleName}
      />
      <TextField
        label="Age"
        name="age"
        inputMode="numeric"
        isOptional
        defaultValue={account.age ?? ''}
        error={errors.age}
      />
      <SexField value={account.sex} error={errors.sex} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="With the country code, unless it is a Nigerian mobile number."
        isOptional
        defaultValue={account.phone ?? ''}
        error={errors.phone}
      />
    </div>
  );
}

const savedText = (confirmAt: string | undefined) =>
  confirmAt ? `Saved. Open the link we sent to ${confirmAt} to change your email.` : 'Personal information saved.';

/**
 * Returns the fields' initial values: those loaded first, including changes saved by this form but not changes made in
 * other tabs.
 */
function useInitialValues(
  { firstName, lastName, middleName, age, sex, phone }: Account,
  result: Result<Saved> | undefined,
): AccountChange {
  const [shown, setShown] = useState<AccountChange>({ firstName, lastName, middleName, age, sex, phone });
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (result?.ok) setShown({ ...shown, ...result.value.change });
  }
  return shown;
}

/** The select has no empty option, so a button beside it clears the answer. */
function SexField({ value, error }: { value: Account['sex']; error: string | undefined }) {
  const select = useRef<HTMLSelectElement>(null);
  const [hasAnswer, setHasAnswer] = useState(value !== null);

  function handleClear() {
    if (select.current) select.current.value = '';
    setHasAnswer(false);
    // Moves the focus, because the focused button disappears.
    select.current?.focus();
  }

  return (
    <div className={styles.sex}>
      <SelectField
        ref={select}
        label="Sex"
        name="sex"
        isOptional
        defaultValue={value ?? ''}
        onChange={() => setHasAnswer(true)}
        error={error}
      >
        <option value="" hidden>
          Not specified
        </option>
        <option value="female">Female</option>
        <option value="male">Male</option>
        <option value="other">Other</option>
      </SelectField>
      {hasAnswer ? (
        <Button variant="quiet" size="small" onClick={handleClear}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
