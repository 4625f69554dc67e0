import { useEffect, useRef } from 'react';
import type { SignInSession } from '@verse/api-contract/accounts';
import { Badge, Button } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './sign-ins.module.scss';

interface SignInsProps {
  sessions: SignInSession[];
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Where the account is signed in, and the means to end it there. */
export function SignIns({ sessions }: SignInsProps) {
  const { Form, outcome, isSaving, props } = useSectionForm<unknown>();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (outcome?.ok) list.current?.focus();
  }, [outcome]);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Form {...props} aria-label="Devices">
      <input type="hidden" name="intent" value="sign-ins" />
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label="Signed-in devices">
        {inOrder(sessions).map((session) => (
          <li key={session.id}>
            <span>
              {session.browser}, since{' '}
              <time dateTime={session.createdAt}>{DAY.format(new Date(session.createdAt))}</time>
            </span>
            {session.isCurrent ? (
              <Badge tone="success">This device</Badge>
            ) : (
              <Button
                type="submit"
                name="id"
                value={session.id}
                variant="secondary"
                size="small"
                disabled={isSaving}
                aria-label={`Sign out ${session.browser}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormResult outcome={outcome} success="Signed out." />
      {hasOthers ? (
        <Button type="submit" variant="secondary" disabled={isSaving}>
          Sign out all others
        </Button>
      ) : null}
    </Form>
  );
}

/** This one first, then the newest. */
const inOrder = (sessions: SignInSession[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
