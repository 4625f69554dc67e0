import { type SubmitEvent, useEffect } from 'react';
import type { WaitingList } from '@verse/api-contract/waiting-lists';
import { formMessage, useAction } from '@verse/contract/server-state';
import { Alert, Button, TextField, useFormErrors, useHydrated } from '@verse/ui';
import { PLAIN_ACTION } from './plain-act';
import { askForPlace } from './waiting-lists.api';
import styles from './waiting-lists.module.scss';

/** Requests a place for an email address. Works without JavaScript, too. */
export function GuestRequest({ list: { name } }: { list: WaitingList }) {
  const { run, result, isBusy } = useAction(askForPlace, {
    showsFailure: true,
    shouldRevalidate: () => false,
  });
  const { form, errors, refuse, handleEdit } = useFormErrors(result);
  const isReady = useHydrated();
  const problem = result && formMessage(result);

  useEffect(() => {
    if (result?.ok) form.current?.reset();
  }, [result, form]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email') as string;
    if (refuse(email.trim() === '' ? { email: 'Email is required.' } : {})) return;
    run({ list: name, email });
  };

  return (
    <form
      ref={form}
      className={styles.place}
      aria-label="Join the waiting list"
      {...PLAIN_ACTION}
      noValidate={isReady}
      onSubmit={handleSubmit}
      onInput={handleEdit}
    >
      <input type="hidden" name="act" value="join" />
      <input type="hidden" name="list" value={name} />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        hint="We ask you to confirm it, and write once, when it is ready. Every email has a link to leave."
        maxLength={254}
        required
        readOnly={isBusy}
        error={errors.email}
      />
      {result?.ok && !isBusy ? <Alert tone="success">{result.value.message}</Alert> : null}
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <Button type="submit" isBusy={isBusy}>
        Join the waiting list
      </Button>
    </form>
  );
}
