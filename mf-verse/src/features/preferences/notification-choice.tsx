import type { Account } from '@verse/api-contract/api';
import { NOTIFICATION_KINDS } from '@verse/api-contract/community/notifications.values';
import styles from './notification-choice.module.scss';
import { KINDS } from './preferences.api';

interface NotificationChoiceProps {
  account: Pick<Account, 'notificationEvents' | 'pageNotifications'>;
  /** Whether the member receives emails at all; if not, the email column is hidden. */
  hasMail: boolean;
}

/** The kinds of notification, each with a choice for the list and for emails. */
export function NotificationChoice({ account, hasMail }: NotificationChoiceProps) {
  return (
    <table className={styles.table}>
      <caption>Tell me about</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">In the Verse</th>
          {hasMail ? <th scope="col">By email</th> : null}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{KINDS[kind]}</th>
            <Cell name="page" kind={kind} words={`${KINDS[kind]}, in the Verse`} chosen={account.pageNotifications} />
            {hasMail ? (
              <Cell name="mail" kind={kind} words={`${KINDS[kind]}, by email`} chosen={account.notificationEvents} />
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  name: string;
  kind: keyof Account['notificationEvents'];
  words: string;
  chosen: Account['notificationEvents'];
}

function Cell({ name, kind, words, chosen }: CellProps) {
  return (
    <td>
      <label>
        <input type="checkbox" name={name} value={kind} aria-label={words} defaultChecked={chosen[kind]} />
      </label>
    </td>
  );
}
