import type { ReactNode } from 'react';
import type { MemberProfile } from '@verse/api-contract/api';
import { formatNumber } from '@verse/api-contract/formats';
import { hostOf } from '@verse/api-contract/parse-url';
import { Badge, Orbit } from '@verse/ui';
import { AVAILABILITY_LABELS } from '../../shared/availability';
import { MutedText } from '../../shared/muted-text';
import { SkillLinks } from '../../shared/skill-links';
import { SmallText } from '../../shared/small-text';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './member-head.module.scss';
import { Portrait } from './portrait';

interface MemberHeadProps {
  profile: MemberProfile;
  followers: number;
  children: ReactNode;
}

export function MemberHead({ profile, followers, children }: MemberHeadProps) {
  const {
    name,
    handle,
    isSample,
    bio,
    badges = [],
    skills = [],
    place,
    availability = 'unsaid',
    counts,
    cover,
  } = profile;
  const available = availability === 'unsaid' ? undefined : AVAILABILITY_LABELS[availability];
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        {cover ? (
          <StoredPicture
            picture={cover}
            className={styles.coverPicture}
            sizes="(width >= 75rem) 70rem, 100vw"
            alt=""
            isPriority
          />
        ) : (
          <Orbit className={styles.art} />
        )}
      </div>
      <div className={styles.who}>
        <Portrait name={name} picture={profile.picture} />
        <div>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <MutedText>
            @{handle} {isSample ? <Badge>Example</Badge> : null}
          </MutedText>
          {place ? <MutedText dir="auto">{place}</MutedText> : null}
        </div>
        <div className={styles.acts}>{children}</div>
      </div>
      {badges.length > 0 || available ? (
        <ul className={styles.tags} aria-label="Badges">
          {badges.map((badge) => (
            <li key={badge}>
              <Badge tone="highlight">{badge}</Badge>
            </li>
          ))}
          {available ? (
            <li>
              <Badge tone={availability === 'open' ? 'success' : 'neutral'}>{available}</Badge>
            </li>
          ) : null}
        </ul>
      ) : null}
      {bio ? <SmallText text={bio} className={styles.bio} /> : null}
      <Links profile={profile} />
      <SkillLinks skills={skills} />
      <Counts counts={{ ...counts, followers }} />
    </header>
  );
}

function Links({ profile: { links = [] } }: { profile: MemberProfile }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Links">
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="nofollow ugc noopener me" target="_blank">
            {hostOf(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}

const COUNTED = ['followers', 'following', 'likes'] as const;

/** Omits zero counts, because they tell a visitor nothing. */
function Counts({ counts }: { counts: MemberProfile['counts'] }) {
  if (COUNTED.every((counted) => counts[counted] === 0)) return null;
  return (
    <dl className={styles.counts}>
      {COUNTED.filter((counted) => counts[counted] > 0).map((counted) => (
        <div key={counted}>
          <dt>{counted}</dt>
          <dd>{formatNumber(counts[counted])}</dd>
        </div>
      ))}
    </dl>
  );
}
