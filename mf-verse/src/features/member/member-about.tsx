import type { ReactNode } from 'react';
import type { MemberProfile } from '@verse/api-contract/api';
import { formatNumber } from '@verse/api-contract/formats';
import { hostOf } from '@verse/api-contract/parse-url';
import { Badge } from '@verse/ui';
import { SkillLinks } from '../../shared/skill-links';
import { SmallText } from '../../shared/small-text';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './member-about.module.scss';

interface MemberAboutProps {
  profile: MemberProfile;
  followers: number;
  /** Ways to get in touch. */
  children: ReactNode;
}

/** Everything that a member says about themselves, after the works. */
export function MemberAbout({ profile, followers, children }: MemberAboutProps) {
  const { name, bio, badges = [], skills = [], counts, cover } = profile;
  return (
    <section className={styles.about} aria-labelledby="about">
      {cover ? (
        <StoredPicture picture={cover} className={styles.cover} sizes="(width >= 75rem) 70rem, 100vw" alt="" />
      ) : null}
      <h2 id="about">
        About <bdi>{name}</bdi>
      </h2>
      {badges.length > 0 ? (
        <ul className={styles.tags} aria-label="Badges">
          {badges.map((badge) => (
            <li key={badge}>
              <Badge tone="highlight">{badge}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {bio ? <SmallText text={bio} className={styles.bio} /> : null}
      <Links profile={profile} />
      <SkillLinks skills={skills} />
      <Counts counts={{ ...counts, followers }} />
      <div className={styles.acts}>{children}</div>
    </section>
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
