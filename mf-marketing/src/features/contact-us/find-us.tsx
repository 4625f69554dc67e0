import { useShell } from '@verse/contract/react';
import { Icon } from '../../shared/icon';
import type { IconName } from '../../shared/icon-paths';
import site from '../../shared/site.json';
import styles from './find-us.module.scss';

const SIGNS: Record<string, IconName> = {
  'facebook-type network': 'people',
  'instagram-type network': 'camera',
  'messaging community': 'chats',
  'professional network': 'briefcase',
  'messaging app': 'plane',
};

/** The other ways to reach us. */
export function FindUs() {
  const { email, address } = site.contact;
  const chat = useShell().href('community-chat');
  const doors = site.social.flatMap(({ url = chat, ...door }) => (url ? [{ ...door, url }] : []));
  return (
    <section className={styles.panel} aria-labelledby="find-us">
      <h2 className={styles.title} id="find-us">
        Find us
      </h2>
      <a className={styles.row} href={`mailto:${email}`}>
        <Icon name="mail" />
        {email}
      </a>
      <address className={styles.row}>
        <Icon name="pin" />
        {address}
      </address>
      <ul className={styles.social}>
        {doors.map(({ kind, label, url }) => (
          <li key={kind}>
            <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
              <Icon name={SIGNS[kind] ?? 'globe'} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
