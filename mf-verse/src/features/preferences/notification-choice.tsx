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

/** One line for each group of notifications, with a choice for the site and for emails. */
export function NotificationChoice({ groups, hasMail }: NotificationChoiceProps) {
  return (
    <table className={styles.table}>
      <caption>Tell me about</caption>
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
            <th scope="row">{GROUPS[group].label}</th>
            <Cell channel="page" group={group} where="on the site" isChosen={groups.page[group]} />
            {hasMail ? <Cell channel="mail" group={group} where="by email" isChosen={groups.mail[group]} /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The kinds of notifications in each group. */
export const NotificationContents = () => (
  <dl className={styles.contents}>
    {NOTIFICATION_GROUPS.map((group) => (
      <div key={group}>
        <dt>{GROUPS[group].label}</dt>
        <dd>{GROUPS[group].contents}</dd>
      </div>
    ))}
    <div>
      <dt>Security</dt>
      <dd>New sign-ins and changes of your password or email. We always email these.</dd>
    </div>
  </dl>
);

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
