import { useEffect } from 'react';
import type { WaitingList } from '@verse/api-contract/api';
import { readText, useForm } from '@verse/contract/form';
import { formMessage } from '@verse/contract/server-state';
import { Alert, Button, TextField, useHydrated } from '@verse/ui';
import { PLAIN_ACTION } from './plain-act';
import { askForPlace } from './waiting-lists.api';
import styles from './waiting-lists.module.scss';

/** Requests a place for an email address. Works without JavaScript, too. */
export function GuestRequest({ list: { name } }: { list: WaitingList }) {
  const { props, form, errors, result, isBusy } = useForm({
    findErrors: (fields) => ({ email: readText(fields, 'email').trim() === '' ? 'Email is required.' : undefined }),
    send: (api, fields) => askForPlace(api, { list: name, email: readText(fields, 'email') }),
    shouldRevalidate: () => false,
  });
  const isReady = useHydrated();
  const problem = result && formMessage(result);

  useEffect(() => {
    if (result?.ok) form.current?.reset();
  }, [result, form]);

  return (
    <form {...props} className={styles.place} aria-label="Join the waiting list" {...PLAIN_ACTION} noValidate={isReady}>
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
