import type { Account } from '@verse/api-contract/api';
import {
  NOTIFICATION_GROUPS,
  type NotificationChannel,
  type NotificationGroup,
} from '@verse/api-contract/community/notifications.values';
import styles from './notification-choice.module.scss';
import { GROUPS } from './preferences.api';

interface NotificationChoiceProps {
  groups: Account['notificationGroups'];
  /** Whether the member receives emails at all; if not, the email column is hidden. */
  hasMail: boolean;
}

/** The groups of notifications, each with a choice for the list and for emails. */
export function NotificationChoice({ groups, hasMail }: NotificationChoiceProps) {
  return (
    <table className={styles.table}>
      <caption>What we tell you about</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">On the site</th>
          {hasMail ? <th scope="col">By email</th> : null}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_GROUPS.map((group) => (
          <tr key={group}>
            <th scope="row">
              {GROUPS[group].label}
              <small>{GROUPS[group].contents}</small>
            </th>
            <Cell channel="page" group={group} where="on the site" isChosen={groups.page[group]} />
            {hasMail ? <Cell channel="mail" group={group} where="by email" isChosen={groups.mail[group]} /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  channel: NotificationChannel;
  group: NotificationGroup;
  where: string;
  isChosen: boolean;
}

function Cell({ channel, group, where, isChosen }: CellProps) {
  return (
    <td>
      <label>
        <input
          type="checkbox"
          name={channel}
          value={group}
          aria-label={`${GROUPS[group].label}, ${where}`}
          defaultChecked={isChosen}
        />
      </label>
    </td>
  );
}
