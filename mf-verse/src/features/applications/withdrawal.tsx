import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { OwnApplication } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { canReload, useAction, useSend } from '@verse/contract/server-state';
import { Button, ButtonLink } from '@verse/ui';
import { restore, withdraw } from './applications.api';

/** Withdraws the application; Undo restores it unchanged. */
export function Withdrawal({ application: { jobId, stage } }: { application: OwnApplication }) {
  const { notify, href } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const button = useRef<HTMLAnchorElement & HTMLButtonElement>(null);

  const returnsFocus = useRef(false);
  // Restores the focus, because the focused button is replaced when the new stage is shown.
  useEffect(() => {
    if (returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [stage]);

  async function undo() {
    const result = await send((api) => restore(api, jobId));
    if (!result.ok) notify({ tone: 'error', text: result.message });
    if (!canReload(result)) return;
    returnsFocus.current = true;
    await revalidate();
  }

  const { run, isBusy } = useAction(withdraw, {
    onDone: () =>
      notify({
        tone: 'success',
        text: 'Your application was withdrawn.',
        action: { label: 'Undo', run: () => void undo() },
      }),
  });
  if (stage === 'withdrawn')
    return (
      <ButtonLink ref={button} as={Link} to={`${href('job', { id: jobId })}?act=apply-${jobId}`}>
        Apply again
      </ButtonLink>
    );
  return (
    <Button ref={button} variant="secondary" isBusy={isBusy} onClick={() => run(jobId)}>
      Withdraw
    </Button>
  );
}
