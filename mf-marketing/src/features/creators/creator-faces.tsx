import { creators } from './creators';
import styles from './creator-faces.module.scss';

/** A few of them, side by side, as a sign that people are here. */
export function CreatorFaces() {
  return (
    <div className={styles.faces} aria-hidden="true">
      {creators.slice(0, 5).map(({ id, avatar }) => (
        <img key={id} className={styles.face} src={avatar} width="56" height="56" alt="" loading="lazy" />
      ))}
    </div>
  );
}
