import { useState } from 'react';
import type { ContestWin } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { useLoad, useSend } from '@verse/contract/server-state';
import { Alert, Button } from '@verse/ui';
import { seeWin } from './awards.api';
import { Unveiling } from './unveiling';

/** Unveils a win once, and can show it again later. Renders nothing for members who have not won. */
export function WinNote({ contestId }: { contestId: string }) {
  const own = useShell().href('contest-entry', { id: contestId });
  const send = useSend();
  const { data } = useLoad<ContestWin['win']>(own === undefined ? null : `${own}/win`);
  const [choice, setChoice] = useState<'open' | 'closed'>();
  if (!data) return null;
  const isOpen = choice === undefined ? !data.isSeen : choice === 'open';

  function close() {
    setChoice('closed');
    // If this fails, the win is unveiled once more on the next visit.
    if (data?.isSeen === false) void send((api) => seeWin(api, contestId));
  }

  return (
    <>
      <Alert tone="success" title="You won">
        <Button variant="secondary" size="small" onClick={() => setChoice('open')}>
          Show it
        </Button>
      </Alert>
      {isOpen ? <Unveiling contestId={contestId} win={data} onClose={close} /> : null}
    </>
  );
}
