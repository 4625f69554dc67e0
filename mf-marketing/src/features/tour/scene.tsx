import styles from './scene.module.scss';
import scenes from './scenes.svg';

export type SceneName = 'collaboration' | 'community' | 'learning' | 'profile' | 'recognition';

/**
 * A drawing of what one can do here, in the colours of the theme around it. All are in one file: for each file that is
 * used this way a browser makes a document.
 */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
