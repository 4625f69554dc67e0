import styles from './creator-faces.module.scss';
import femi from './images/femi-adekusi-240.webp';
import kojo from './images/kojo-amankrah-240.webp';
import mireille from './images/mireille-kossou-240.webp';
import priya from './images/priya-venkatan-240.webp';
import zainab from './images/zainab-olubori-240.webp';

// Imported individually, because importing the list of creators would add all biographies to pages that only show
// portraits.
const FACES = [zainab, femi, mireille, kojo, priya];

/** A row of members' portraits. */
export function CreatorFaces() {
  return (
    <div className={styles.faces} aria-hidden="true">
      {FACES.map((face) => (
        <img key={face} className={styles.face} src={face} width="56" height="56" alt="" loading="lazy" />
      ))}
    </div>
  );
}
