import { useId } from 'react';
import type { ListedMember } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Card, Cluster } from '@verse/ui';
import { AVAILABILITY_LABELS } from '../../shared/availability';
import { Avatar } from '../../shared/avatar';
import { MutedText } from '../../shared/muted-text';
import { SkillLinks } from '../../shared/skill-links';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './person-card.module.scss';

/** A member with their skills and availability. The whole card links to the profile. */
export function PersonCard({ person }: { person: ListedMember }) {
  const { handle, name, bio, place, skills, availability, isSample } = person;
  const id = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={id} isInteractive>
      <Works person={person} />
      <div className={styles.head}>
        <Avatar name={name} picture={person.picture} size="large" />
        <div className={styles.who}>
          <h2 className={styles.name} id={id} dir="auto">
            <PageLink className={styles.link} page="member" params={{ handle }} data-card-link>
              {name}
            </PageLink>
          </h2>
          {place ? <MutedText dir="auto">{place}</MutedText> : null}
          {availability !== 'unsaid' || isSample ? (
            <Cluster as="p" gap={2}>
              {availability === 'unsaid' ? null : (
                <Badge tone={availability === 'open' ? 'success' : 'neutral'}>
                  {AVAILABILITY_LABELS[availability]}
                </Badge>
              )}
              {isSample ? <Badge>Example</Badge> : null}
            </Cluster>
          ) : null}
        </div>
      </div>
      {bio ? (
        <p className={styles.bio} dir="auto">
          {bio}
        </p>
      ) : null}
      <SkillLinks className={styles.skills} skills={skills} />
    </Card>
  );
}

function Works({ person: { works } }: { person: ListedMember }) {
  if (works.length === 0) return null;
  return (
    <ul className={styles.works} aria-label="Works">
      {works.map(({ id, picture }) => (
        <li key={id}>
          <StoredPicture picture={picture} className={styles.work} sizes="(width >= 45rem) 14rem, 60vw" />
        </li>
      ))}
    </ul>
  );
}
