import { useId } from 'react';
import type { ListedMember } from '@verse/api-contract/people';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card, Initials, Picture } from '@verse/ui';
import { AVAILABILITY_WORDS } from '../../shared/availability';
import { SkillLinks } from '../../shared/skill-links';
import styles from './person-card.module.scss';

/** A member with their skills and availability. The whole card links to the profile. */
export function PersonCard({ person }: { person: ListedMember }) {
  const { handle, name, bio, place, skills, availability, isSample } = person;
  const id = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={id} isInteractive>
      <div className={styles.head}>
        <Face person={person} />
        <div className={styles.who}>
          <h2 className={styles.name} id={id} dir="auto">
            <PageLink className={styles.link} page="member" params={{ handle }} data-card-link>
              {name}
            </PageLink>
          </h2>
          {place ? (
            <p className={styles.place} dir="auto">
              {place}
            </p>
          ) : null}
        </div>
      </div>
      {availability !== 'unsaid' || isSample ? (
        <p className={styles.marks}>
          {availability === 'unsaid' ? null : (
            <Badge tone={availability === 'open' ? 'success' : 'neutral'}>{AVAILABILITY_WORDS[availability]}</Badge>
          )}
          {isSample ? <Badge>Example</Badge> : null}
        </p>
      ) : null}
      {bio ? (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      ) : null}
      <SkillLinks className={styles.skills} skills={skills} />
      <Works person={person} />
    </Card>
  );
}

function Face({ person: { name, picture } }: { person: ListedMember }) {
  if (!picture) return <Initials className={styles.face} name={name} />;
  const { src, srcset, width, height } = picture;
  return (
    <Picture className={styles.face} src={src} webp={srcset} sizes="3.5rem" width={width} height={height} alt="" />
  );
}

function Works({ person: { works } }: { person: ListedMember }) {
  if (works.length === 0) return null;
  return (
    <ul className={styles.works} aria-label="Works">
      {works.map(({ id, picture: { src, srcset, ...picture } }) => (
        <li key={id}>
          <Picture className={styles.work} src={src} webp={srcset} sizes="8rem" {...picture} />
        </li>
      ))}
    </ul>
  );
}
