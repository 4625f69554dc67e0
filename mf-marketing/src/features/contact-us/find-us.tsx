import { useShell } from '@verse/contract/react';
import { SOCIAL_ACCOUNTS, type SocialAccount } from '@verse/contract/social';
import { VisuallyHidden } from '@verse/ui';
import { Icon } from '../../shared/icon';
import type { IconName } from '../../shared/icon-paths';
import site from '../../shared/site.json';
import styles from './find-us.module.scss';

const SIGNS: Record<SocialAccount['kind'], IconName> = {
  social: 'people',
  photos: 'camera',
  group: 'chats',
  professional: 'briefcase',
  messenger: 'plane',
};

export function FindUs() {
  const { email, address } = site.contact;
  const chat = useShell().href('community-chat');
  const socialLinks = SOCIAL_ACCOUNTS.flatMap(({ url = chat, ...account }) => (url ? [{ ...account, url }] : []));
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
        {socialLinks.map(({ kind, name, purpose, url }) => (
          <li key={kind}>
            <a className={styles.row} href={url} target="_blank" rel="noopener noreferrer">
              <Icon name={SIGNS[kind]} />
              <span>
                {name}
                <VisuallyHidden> ({purpose}, opens in a new tab)</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
