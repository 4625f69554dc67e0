import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type loadNotifications, NotificationList, NotificationsFailure } from '../../features/notifications';
import styles from './notifications.module.scss';

export { actOnNotifications as action, loadNotifications as loader } from '../../features/notifications';
export { shouldRevalidate } from '../../shared/form-outcome';

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
      <NotificationsFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  const settings = useShell().href('settings');
  return (
    <div className={styles.page}>
      <PageHead title="Notifications" description="What members were told of." place="notifications" />
      <PageHeader title="Notifications" lead="What has happened to what is yours." />
      {settings ? (
        <p className={styles.choice}>
          <Link to={settings}>Choose what you are told of</Link>
        </p>
      ) : null}
      {children}
    </div>
  );
}
