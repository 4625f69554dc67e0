import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Conversation } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Button, ButtonLink, Cluster } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { useBlocking, useLeave } from './block-actions';
import { nameOf, toBriefPath } from './message-labels';
import { deleteCopy, exportPath } from './messages.api';

/** Buttons to export, block or delete a conversation. */
export function ConversationTools({ conversation }: { conversation: Conversation }) {
  const { id, state, other } = conversation;
  const { href } = useShell();
  const brief = toBriefPath(href('brief'), conversation);
  const [isDeleting, setIsDeleting] = useState(false);
  const blocking = useBlocking(conversation);
  return (
    <Cluster gap={2}>
      <ButtonLink as={Link} to={href('messages') ?? ''} variant="secondary" size="small">
        All messages
      </ButtonLink>
      {brief ? (
        <ButtonLink as={Link} to={brief} variant="secondary" size="small">
          Send a brief
        </ButtonLink>
      ) : null}
      <ButtonLink href={exportPath(id)} download variant="secondary" size="small">
        Save as a file
      </ButtonLink>
      {other && state === 'open' ? (
        <Button
          variant="secondary"
          size="small"
          isBusy={blocking.isBusy}
          onClick={() => blocking.run({ id, report: false })}
        >
          <span>
            Block <bdi>{nameOf(conversation)}</bdi>
          </span>
        </Button>
      ) : null}
      <Button variant="quiet" size="small" onClick={() => setIsDeleting(true)}>
        Delete my copy
      </Button>
      {isDeleting ? <Deletion conversation={conversation} onClose={() => setIsDeleting(false)} /> : null}
    </Cluster>
  );
}

function Deletion({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const leave = useLeave();
  const { run, isBusy } = useAction(deleteCopy, {
    success: 'Your copy is gone.',
    onDone: leave,
    shouldRevalidate: () => false,
  });
  return (
    <ConfirmDialog
      title="Delete your copy?"
      confirm="Delete my copy"
      keep="Keep it"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => run(conversation.id)}
    >
      The messages are gone for you, for good. <bdi>{nameOf(conversation)}</bdi> keeps theirs.
    </ConfirmDialog>
  );
}
