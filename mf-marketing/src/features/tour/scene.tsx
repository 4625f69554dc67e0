import styles from './scene.module.scss';
import collaboration from './scenes/collaboration.svg';
import community from './scenes/community.svg';
import learning from './scenes/learning.svg';
import profile from './scenes/profile.svg';
import recognition from './scenes/recognition.svg';

const FILES = { collaboration, community, learning, profile, recognition };
export type SceneName = keyof typeof FILES;

/** A drawing of what one can do here. It is a file of its own, and takes the colours of the theme around it. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <use href={`${FILES[name]}#scene`} />
    </svg>
  );
}
