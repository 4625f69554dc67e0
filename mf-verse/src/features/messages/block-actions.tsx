import { useNavigate } from 'react-router-dom';
import type { Conversation } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Alert, Button, Cluster } from '@verse/ui';
import { nameOf } from './message-labels';
import { blockOther, ignore } from './messages.api';

/** One-click actions on a first message, as alternatives to replying. */
export function BlockActions({ conversation }: { conversation: Conversation }) {
  const { id, state } = conversation;
  const name = nameOf(conversation);
  const leave = useLeave();
  const ignoring = useAction(ignore, {
    success: `Ignored. We don’t tell ${name}.`,
    onDone: leave,
    shouldRevalidate: () => false,
  });
  const blocking = useBlocking(conversation);
  return (
    <Alert title={state === 'ignored' ? 'You ignored this message' : `${name} is new to you`}>
      <p>
        {state === 'ignored'
          ? 'Answer to take it back.'
          : 'Answer below, or choose one of these. We never tell anyone they’re ignored.'}
      </p>
      <Cluster gap={2}>
        {state === 'request' ? (
          <Button variant="secondary" size="small" isBusy={ignoring.isBusy} onClick={() => ignoring.run(id)}>
            Ignore
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="small"
          isBusy={blocking.isBusy}
          onClick={() => blocking.run({ id, report: false })}
        >
          Block
        </Button>
        <Button
          variant="secondary"
          size="small"
          isBusy={blocking.isBusy}
          onClick={() => blocking.run({ id, report: true })}
        >
          Block and report
        </Button>
      </Cluster>
    </Alert>
  );
}

export function useBlocking(conversation: Conversation) {
  return useAction(blockOther, {
    success: `You blocked ${nameOf(conversation)}. You no longer see each other.`,
    onDone: useLeave(),
    shouldRevalidate: () => false,
  });
}

/** Returns a function that navigates to the list, because the open conversation no longer exists. */
export function useLeave() {
  const { href } = useShell();
  const navigate = useNavigate();
  return () => void navigate(href('messages') ?? '/');
}
