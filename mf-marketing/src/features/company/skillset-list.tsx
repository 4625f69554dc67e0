import { Icon } from '../../shared/icon';
import type { IconName } from '../../shared/icon-paths';
import company from './company.json';
import styles from './skillset-list.module.scss';

export function SkillsetList() {
  return (
    <ul className={styles.list}>
      {company.skillsets.map(({ title, description, icon }) => (
        <li key={title} className={styles.skillset}>
          <span className={styles.mark}>
            <Icon name={icon as IconName} width="36" height="36" />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
