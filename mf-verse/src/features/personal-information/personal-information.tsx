import { useEffect, useRef, useState } from 'react';
import type { Account, AccountChange } from '@verse/api-contract/accounts';
import { useShell } from '@verse/contract/react';
import { Button, PasswordField, SelectField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import type { PersonalOutcome, Saved } from './personal-information.api';
import styles from './personal-information.module.scss';

interface PersonalInformationProps {
  account: Account;
}

export function PersonalInformation({ account }: PersonalInformationProps) {
  const { session } = useShell();
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<Saved>();
  const [email, setEmail] = useState(account.email);
  const confirmAt = outcome?.ok ? outcome.value.confirmAt : undefined;
  const hasNewEmail = email.trim().toLowerCase() !== account.email && email.trim() !== confirmAt;

  const before = useShown(account, outcome);

  // The header shows the name.
  useEffect(() => {
    if (outcome?.ok) void session.refresh();
  }, [outcome, session]);

  return (
    <Panel title="Personal Information" lead="Others see only your name. Everything except name and email is optional.">
      <Form {...props}>
        <input type="hidden" name="intent" value="personal-information" />
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
        <FormResult outcome={isEdited ? undefined : outcome} success={savedText(confirmAt)} />
        <Button type="submit" isBusy={isSaving}>
          Save personal information
        </Button>
      </Form>
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
  confirmAt
    ? `Saved. Your email changes when you open the link we sent to ${confirmAt}.`
    : 'Personal information saved.';

/**
 * What the form shows when nothing is typed: what it came with and
 * what it has saved, whatever the server says of other tabs.
 */
function useShown(
  { firstName, lastName, middleName, age, sex, phone }: Account,
  outcome: PersonalOutcome | undefined,
): AccountChange {
  const [shown, setShown] = useState<AccountChange>({ firstName, lastName, middleName, age, sex, phone });
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    if (outcome?.ok) setShown({ ...shown, ...outcome.value.change });
  }
  return shown;
}

/** The list has no empty choice, so a button beside it clears the answer. */
function SexField({ value, error }: { value: Account['sex']; error: string | undefined }) {
  const select = useRef<HTMLSelectElement>(null);
  const [isSaid, setIsSaid] = useState(value !== null);

  function handleClear() {
    if (select.current) select.current.value = '';
    setIsSaid(false);
    // The button that had the focus goes away.
    select.current?.focus();
  }

  return (
    <div>
      <SelectField
        ref={select}
        label="Sex"
        name="sex"
        isOptional
        defaultValue={value ?? ''}
        onChange={() => setIsSaid(true)}
        error={error}
      >
        <option value="" hidden>
          Not specified
        </option>
        <option value="female">female</option>
        <option value="male">male</option>
        <option value="other">other</option>
      </SelectField>
      {isSaid ? (
        <Button variant="quiet" size="small" onClick={handleClear}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
