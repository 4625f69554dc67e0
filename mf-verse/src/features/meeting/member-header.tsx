import { useState } from 'react';
import type { MemberView } from '@verse/api-contract/profiles';
import { Badge, Initials, Orbit } from '@verse/ui';
import { Follow, GetInTouchButton } from '../../shared/meet';
import styles from './member-header.module.scss';

const NUMBER = new Intl.NumberFormat('en-GB');

/** Who somebody is and how one meets them. Of oneself there is nothing to follow. */
export function MemberHeader({ view: { profile, isSelf, isFollowed } }: { view: MemberView }) {
  const [followers, setFollowers] = useState(profile.counts.followers);
  return (
    <header className={styles.member}>
      <div className={styles.cover}>
        {profile.cover ? (
          <img className={styles.photo} src={profile.cover.src} srcSet={profile.cover.srcset} sizes="100vw" alt="" />
        ) : (
          <Orbit className={styles.art} />
        )}
      </div>
      {profile.picture ? (
        <img className={styles.portrait} src={profile.picture.src} alt="" width="88" height="88" />
      ) : (
        <Initials className={styles.portrait} name={profile.name} />
      )}
      <div className={styles.top}>
        <h1 className={styles.name} dir="auto">
          {profile.name}
        </h1>
        {isSelf ? null : (
          <div className={styles.buttons}>
            <Follow profile={profile} isFollowed={isFollowed} onFollow={setFollowers} />
            <GetInTouchButton profile={profile} />
          </div>
        )}
      </div>
      {profile.bio ? (
        <p className={styles.bio} dir="auto">
          {profile.bio}
        </p>
      ) : null}
      <Tags label="Badges" tone="highlight" texts={profile.badges} />
      <Tags label="Skills" texts={profile.skills} />
      <dl className={styles.counts}>
        <Count name="followers" count={followers} />
        <Count name="following" count={profile.counts.following} />
        <Count name="likes" count={profile.counts.likes} />
      </dl>
    </header>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>{NUMBER.format(count)}</dd>
    </div>
  );
}

function Tags({ label, texts = [], tone }: { label: string; texts?: string[] | undefined; tone?: 'highlight' }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <Badge {...(tone ? { tone } : {})}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
