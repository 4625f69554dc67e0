import company from './company.json';
import styles from './team-list.module.scss';

export interface TeamMember {
  name: string;
  role: string;
}

/** The people behind the product, or a short text if none are listed yet. */
export function TeamList({ members = company.team.members }: { members?: TeamMember[] }) {
  if (members.length === 0) return <p className={styles.placeholder}>{company.team.text}</p>;
  return (
    <ul className={styles.list}>
      {members.map(({ name, role }) => (
        <li key={name} className={styles.member}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
        </li>
      ))}
    </ul>
  );
}
