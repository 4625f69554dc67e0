import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MemberView } from '@verse/api-contract/api';
import { formatNumber } from '@verse/api-contract/formats';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { useShell } from '@verse/contract/react';
import { Badge, Cluster, Initials, Orbit, Stack } from '@verse/ui';
import { Follow } from '../../shared/follow';
import { GetInTouchButton } from '../../shared/member-buttons';
import styles from './featured-member.module.scss';

/** The member of the week, with buttons to follow and message them. The featured member does not see the buttons. */
export function FeaturedMember({ view: { profile, isSelf, isFollowed } }: { view: MemberView }) {
  const titleId = useId();
  const page = useShell().href('member', { handle: profile.handle });
  const [followers, setFollowers] = useState(profile.counts.followers);
  return (
    <section className={styles.member} aria-labelledby={titleId}>
      <div className={styles.cover}>
        {profile.cover ? (
          <img className={styles.photo} src={profile.cover.src} srcSet={profile.cover.srcset} sizes="50rem" alt="" />
        ) : (
          <Orbit className={styles.art} />
        )}
      </div>
      {profile.picture ? (
        <img className={styles.portrait} src={profile.picture.src} alt="" width="64" height="64" />
      ) : (
        <Initials className={styles.portrait} name={profile.name} />
      )}
      <Stack gap={2}>
        <p className={styles.label}>Featured member</p>
        <h2 className={styles.name} id={titleId} dir="auto">
          {page ? <Link to={page}>{profile.name}</Link> : profile.name}
        </h2>
        {profile.bio ? (
          <p className={styles.bio} dir="auto">
            {toPlainSmallText(profile.bio)}
          </p>
        ) : null}
        <Cluster as="ul" gap={2} aria-label="Skills and badges">
          {profile.badges?.map((text) => (
            <li key={text}>
              <Badge tone="highlight">{text}</Badge>
            </li>
          ))}
          {profile.skills?.map((text) => (
            <li key={text}>
              <Badge>{text}</Badge>
            </li>
          ))}
        </Cluster>
        <dl className={styles.counts}>
          <Count name="followers" count={followers} />
          <Count name="following" count={profile.counts.following} />
          <Count name="likes" count={profile.counts.likes} />
        </dl>
      </Stack>
      {isSelf ? null : (
        <div className={styles.buttons}>
          <Follow profile={profile} isFollowed={isFollowed} onFollow={setFollowers} />
          <GetInTouchButton profile={profile} />
        </div>
      )}
    </section>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}
