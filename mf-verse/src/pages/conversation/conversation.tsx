import { isRouteErrorResponse, useLoaderData, useRevalidator, useRouteError } from 'react-router-dom';
import type { Conversation, ConversationState } from '@verse/api-contract/conversations';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader, Stack } from '@verse/ui';
import {
  BlockActions,
  ConversationHead,
  ConversationTools,
  type loadConversation,
  MessageComposer,
  messagesPath,
  ReportMessage,
  useMarkedAsRead,
} from '../../features/messages';
import { useNewsReload } from '../../features/notifications';
import { Thread } from '../../features/thread';

export { loadConversation as loader } from '../../features/messages';

const CLOSED: Partial<Record<ConversationState, string>> = {
  sent: 'Your message waits for an answer. You can write again once you have one.',
  closed: 'The other member has left. What you have stays readable.',
};

const noFile = () => '';

export function Component() {
  const conversation = useLoaderData<typeof loadConversation>();
  return (
    <Stack gap={5}>
      <ConversationHead conversation={conversation} />
      <Messages key={conversation.id} conversation={conversation} />
      <ConversationTools conversation={conversation} />
    </Stack>
  );
}

function Messages({ conversation }: { conversation: Conversation }) {
  const { href } = useShell();
  const news = useNewsReload();
  const { revalidate } = useRevalidator();
  useMarkedAsRead(conversation);
  const { id, state } = conversation;
  const isRequest = state === 'request' || state === 'ignored';
  return (
    <>
      {isRequest ? <BlockActions conversation={conversation} /> : null}
      <Thread
        at={`${href('conversation', { id })}/thread`}
        path={messagesPath(id)}
        fileHref={noFile}
        side="reader"
        other=""
        freshness={news}
        closed={CLOSED[state]}
        actions={(entry) => (isRequest ? null : <ReportMessage conversationId={id} messageId={entry.id} />)}
        form={(add) => (
          <MessageComposer
            conversation={conversation}
            onSent={(entry) => {
              add(entry);
              // The first answer opens the conversation: its notice and buttons no longer apply.
              if (state !== 'open') void revalidate();
            }}
          />
        )}
      >
        No messages.
      </Thread>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack gap={5}>
      <PageHead title={isMissing ? 'Conversation not found' : 'Conversation'} description="A conversation." />
      {isMissing ? (
        <PageHeader
          title="Conversation not found"
          lead="You deleted it, one of you blocked the other, or it was never here."
        />
      ) : (
        <NotLoaded />
      )}
      <p>
        <PageLink page="messages">All messages</PageLink>
      </p>
    </Stack>
  );
}

const NotLoaded = () => (
  <FailureCard title="The conversation could not be loaded." titleAs="h1" {...useLoadFailure('loading a conversation')}>
    We could not reach the server. Please try again.
  </FailureCard>
);
