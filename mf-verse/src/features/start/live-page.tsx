import type { OwnProfile, Work } from '@verse/api-contract/api';
import { Avatar } from '../../shared/avatar';
import { ChosenImage } from '../../shared/chosen-picture';
import { MutedText } from '../../shared/muted-text';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './start.module.scss';
import type { QueuedWork } from './work-queue';

interface LivePageProps {
  profile: OwnProfile;
  saved: readonly Work[];
  items: readonly QueuedWork[];
}

const WANTED = 3;

/** The member's page as it grows. The first work is double size, as on the page itself. */
export function LivePage({ profile, saved, items }: LivePageProps) {
  const { name, handle, picture, place, skills } = profile;
  const missing = Math.max(0, WANTED - saved.length - items.length);
  return (
    <aside className={styles.page} aria-label="Your page">
      <div className={styles.who}>
        <Avatar name={name} picture={picture} size="large" />
        <div>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <MutedText dir="auto">{[`@${handle}`, place].filter(Boolean).join(' · ')}</MutedText>
          <MutedText dir="auto">{skills.join(', ')}</MutedText>
        </div>
      </div>
      <ul className={styles.wall} aria-label="Works on your page">
        {items.map(({ key, file, title }) => (
          <li key={key} data-unsent>
            <ChosenImage className={styles.picture} picture={file} />
            <span dir="auto">{title}</span>
          </li>
        ))}
        {saved.map(({ id, title, pictures: [first] }) => (
          <li key={id}>
            {first ? <StoredPicture className={styles.picture} picture={first} sizes="16rem" alt="" /> : null}
            <span dir="auto">{title}</span>
          </li>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <li key={index} className={styles.missing} aria-hidden="true" />
        ))}
      </ul>
    </aside>
  );
}
