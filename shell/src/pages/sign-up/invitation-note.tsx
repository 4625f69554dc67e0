import { useEffect, useRef } from 'react';
import { useFetcher, useLoaderData } from 'react-router-dom';
import { Button } from '@verse/ui';
import type { FormResult } from '../../shared/form-result';
import { DECLINE } from './invitation';
import type { loadInvitation } from './invitation.api';
import styles from './invitation-note.module.scss';

/**
 * Names the member whose invitation link was followed in this browser. The invitation is stored in a cookie and can be
 * removed here.
 */
export function InvitationNote() {
  const { by } = useLoaderData<typeof loadInvitation>();
  const { Form, data, state } = useFetcher<FormResult>();
  const note = useRef<HTMLDivElement>(null);
  const isTakenBack = data?.ok === true && by === null;
  useEffect(() => {
    if (isTakenBack) note.current?.focus();
  }, [isTakenBack]);

  if (by === null && !data) return null;
  return (
    <div className={styles.note} ref={note} tabIndex={-1} role="status">
      {by === null ? (
        'You sign up without an invitation.'
      ) : (
        <span>
          Invited by <bdi>{by}</bdi>
        </span>
      )}
      {by === null ? null : (
        <Form method="post">
          <Button type="submit" name="intent" value={DECLINE} variant="quiet" size="small" isBusy={state !== 'idle'}>
            Not so?
          </Button>
        </Form>
      )}
      {data?.ok === false ? <p>{data.message}</p> : null}
    </div>
  );
}
