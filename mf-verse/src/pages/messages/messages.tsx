import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { ConversationList, loadConversations } from '../../features/messages';
import { useNewsReload } from '../../features/notifications';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadConversations,
  Frame: ({ children }) => (
    <ListPage title="Messages" lead="Your conversations, in one place." isPublic={false}>
      <PageHead title="Messages" description="Your conversations." place="messages" />
      {children}
    </ListPage>
  ),
  View: ({ data }) => {
    useNewsReload();
    return <ConversationList key={data.box} page={data} />;
  },
  failed: <LoadFailure title="Your messages could not be loaded." during="loading the messages" />,
});
