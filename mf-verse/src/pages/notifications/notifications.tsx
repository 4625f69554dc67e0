import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { type loadNotifications, NotificationList } from '../../features/notifications';
import { VersePage } from '../../shared/verse-page';

export { loadNotifications as loader } from '../../features/notifications';

export function Component() {
  return (
    <Page>
      <NotificationList first={useLoaderData<typeof loadNotifications>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="Your notifications could not be loaded." {...useLoadFailure('loading the notifications')}>
        We could not reach the server. Please try again.
      </FailureCard>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const settings = useShell().href('settings');
  return (
    <VersePage
      place="notifications"
      title="Notifications"
      description="What is new for you."
      lead="Likes, comments, follows, and news about your posts, jobs and contests."
    >
      {settings ? (
        <p>
          <Link to={settings}>Choose your notifications</Link>
        </p>
      ) : null}
      {children}
    </VersePage>
  );
}
