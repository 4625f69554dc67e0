import { useEffect, useRef } from 'react';
import type { SignInSession } from '@verse/api-contract/api';
import { formatFullDay, formatShortDay } from '@verse/api-contract/formats';
import { Badge, Button } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import { endSignIns } from './sign-ins.api';
import styles from './sign-ins.module.scss';

interface SignInsProps {
  sessions: SignInSession[];
}

/** Lists the devices signed in to the account, each with a button to sign it out. */
export function SignIns({ sessions }: SignInsProps) {
  const { result, isBusy, props } = useSectionForm(endSignIns);
  const list = useRef<HTMLUListElement>(null);
  // Moves the focus, because the pressed button has disappeared.
  useEffect(() => {
    if (result?.ok) list.current?.focus();
  }, [result]);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <form {...props} aria-label="Devices">
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label="Signed-in devices">
        {inOrder(sessions).map((session) => (
          <li key={session.id}>
            <span>
              {session.browser}, since <Day at={session.createdAt} />
              {session.lastUsedOn && !session.isCurrent ? (
                <span className={styles.used}>
                  Last used on <Day at={session.lastUsedOn} /> or the day after
                </span>
              ) : null}
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
                disabled={isBusy}
                aria-label={`Sign out ${session.browser}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormResult result={result} success="Signed out." />
      {hasOthers ? (
        <Button type="submit" variant="secondary" disabled={isBusy}>
          Sign out all others
        </Button>
      ) : null}
    </form>
  );
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatFullDay(at)}>
    {formatShortDay(at)}
  </time>
);

/** Sorts this device first, then by most recent sign-in. */
const inOrder = (sessions: SignInSession[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
