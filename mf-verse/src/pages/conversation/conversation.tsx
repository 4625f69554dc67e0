import { useRevalidator } from 'react-router-dom';
import type { Conversation } from '@verse/api-contract/api';
import type { ConversationState } from '@verse/api-contract/community/conversations.values';
import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import {
  BlockActions,
  ConversationHead,
  ConversationTools,
  loadConversation,
  MessageComposer,
  messagesPath,
  ReportMessage,
  useMarkedAsRead,
} from '../../features/messages';
import { useNewsReload } from '../../features/notifications';
import { Thread } from '../../features/thread';
import { ItemFailure } from '../../shared/item-failure';

const CLOSED: Partial<Record<ConversationState, string>> = {
  sent: 'You can write again once they answer.',
  closed: 'They left. You can still read everything.',
};

const noFile = () => '';

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
        opensAtEnd
        closed={CLOSED[state]}
        actions={(entry) => (isRequest ? null : <ReportMessage conversationId={id} messageId={entry.id} />)}
        form={(add) => (
          <MessageComposer
            conversation={conversation}
            onSent={(entry) => {
              add(entry);
              // The first reply opens the conversation, so its notice and buttons no longer apply.
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

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadConversation,
  View: ({ data }) => (
    <Stack gap={5}>
      <ConversationHead conversation={data} />
      <Messages key={data.id} conversation={data} />
      <ConversationTools conversation={data} />
    </Stack>
  ),
  failed: (
    <ItemFailure
      name="Conversation"
      description="A conversation."
      missing="You deleted it, one of you blocked the other, or the link is wrong."
      during="loading a conversation"
    >
      <PageLink page="messages">All messages</PageLink>
    </ItemFailure>
  ),
});
