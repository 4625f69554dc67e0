import company from './company.json';
import styles from './skillset-list.module.scss';

export function SkillsetList() {
  return (
    <ul className={styles.list}>
      {company.skillsets.map(({ title, description }) => (
        <li key={title} className={styles.skillset}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
