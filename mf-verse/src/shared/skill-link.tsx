import { PlaceLink } from '@verse/contract/place-link';
import { Badge } from '@verse/ui';
import styles from './skill-link.module.scss';

/** A skill that links to the members who have it. */
export const SkillLink = ({ skill }: { skill: string }) => (
  <PlaceLink className={styles.skill} place="people" query={`?skill=${encodeURIComponent(skill)}`}>
    <Badge>{skill}</Badge>
  </PlaceLink>
);
