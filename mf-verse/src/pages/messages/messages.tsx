import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { ConversationList, type loadConversations } from '../../features/messages';
import { useNewsReload } from '../../features/notifications';
import { ListPage } from '../../shared/list-page';

export { loadConversations as loader } from '../../features/messages';

export function Component() {
  useNewsReload();
  const page = useLoaderData<typeof loadConversations>();
  return (
    <Page>
      <ConversationList key={page.box} page={page} />
    </Page>
  );
}

export const ErrorBoundary = () => (
  <Page>
    <FailureCard title="Your messages could not be loaded." {...useLoadFailure('loading the messages')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage title="Messages" lead="Conversations about profiles, works, jobs and contests." isPublic={false}>
    <PageHead title="Messages" description="Your conversations with members." place="messages" />
    {children}
  </ListPage>
);
