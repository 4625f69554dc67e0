import { PageLink } from '@verse/contract/page-link';
import { Badge } from '@verse/ui';
import styles from './skill-link.module.scss';

/** A skill linked to the list of members who have it. */
export const SkillLink = ({ skill }: { skill: string }) => (
  <PageLink className={styles.skill} page="people" query={`?skill=${encodeURIComponent(skill)}`}>
    <Badge>{skill}</Badge>
  </PageLink>
);
