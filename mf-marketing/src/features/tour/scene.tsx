import styles from './scene.module.scss';
import scenes from './scenes.svg';

export type SceneName = 'collaboration' | 'community' | 'learning' | 'profile' | 'recognition';

/**
 * A drawing of a feature in the colours of the current theme. All drawings share one file, because the browser creates
 * a separate document for every file that is referenced in this way.
 */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <use href={`${scenes}#${name}`} />
    </svg>
  );
}
