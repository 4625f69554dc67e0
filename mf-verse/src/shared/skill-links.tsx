import { SkillLink } from './skill-link';
import styles from './skill-links.module.scss';

interface SkillLinksProps {
  skills: readonly string[];
  className?: string | undefined;
}

export function SkillLinks({ skills, className = '' }: SkillLinksProps) {
  if (skills.length === 0) return null;
  return (
    <ul className={`${styles.skills} ${className}`} aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill}>
          <SkillLink skill={skill} />
        </li>
      ))}
    </ul>
  );
}
