import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { loadNotifications, NotificationList } from '../../features/notifications';
import { LoadFailure } from '../../shared/load-failure';
import { VersePage } from '../../shared/verse-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadNotifications,
  Frame: ({ children }) => {
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
  },
  View: ({ data }) => <NotificationList first={data} />,
  failed: <LoadFailure title="Your notifications could not be loaded." during="loading the notifications" />,
});
