import styles from './audience-list.module.scss';
import company from './company.json';

export function AudienceList() {
  return (
    <ul className={styles.list}>
      {company.audience.map((group) => (
        <li key={group} className={styles.group}>
          {group}
        </li>
      ))}
    </ul>
  );
}
