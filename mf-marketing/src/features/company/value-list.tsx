import { Icon } from '../../shared/icon';
import type { IconName } from '../../shared/icon-paths';
import company from './company.json';
import styles from './value-list.module.scss';

export function ValueList() {
  return (
    <ul className={styles.list}>
      {company.values.map(({ title, description, icon }) => (
        <li key={title} className={styles.value}>
          <Icon name={icon as IconName} width="32" height="32" />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
