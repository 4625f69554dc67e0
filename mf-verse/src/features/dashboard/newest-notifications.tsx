import { useNavigate } from 'react-router-dom';
import type { Notification } from '@verse/api-contract/api';
import { formatShortMoment } from '@verse/api-contract/formats';
import { Button, EmptyState } from '@verse/ui';
import styles from './newest-notifications.module.scss';
import { Part } from './part';
import rows from './rows.module.scss';

export function NewestNotifications({ notifications }: { notifications: readonly Notification[] | undefined }) {
  const navigate = useNavigate();
  return (
    <Part title="Notifications" hasFailed={!notifications}>
      {notifications?.length === 0 ? <EmptyState title="Nothing new." /> : null}
      <ul className={rows.list}>
        {notifications?.map(({ id, text, path, action, at, isUnread }) => (
          <li key={id} className={rows.row}>
            <div className={rows.words}>
              <p id={id} className={styles.text} data-unread={isUnread || undefined}>
                {text}
              </p>
              <time className={rows.time} dateTime={at}>
                {formatShortMoment(at)}
              </time>
            </div>
            <Button variant="secondary" size="small" aria-describedby={id} onClick={() => void navigate(path)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
