import styles from './scene.module.scss';

/** A shared board: three sheets, tied together, and two people at work on them. */
export function CollaborationScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <path className={styles.orbit} d="M-20 250C90 60 330 10 520 120" />
      <path className={styles.wire} d="M172 118C220 118 214 92 262 92M150 168C160 226 196 232 236 232" />
      <g>
        <rect className={styles.sheet} x="36" y="66" width="136" height="102" rx="14" />
        <rect className={styles['flame-soft']} x="50" y="80" width="108" height="46" rx="8" />
        <path className={styles['flame-line']} d="M60 116l20-22 16 14 22-24 28 32" />
        <path className={styles.ink} d="M54 142h70M54 155h40" />
      </g>
      <g className={styles['drift-back']}>
        <rect className={styles.sheet} x="262" y="40" width="176" height="120" rx="14" />
        <circle className={styles.iris} cx="288" cy="68" r="10" />
        <circle className={styles.gold} cx="306" cy="68" r="10" />
        <circle className={styles.mint} cx="324" cy="68" r="10" />
        <path className={styles.ink} d="M282 98h136M282 116h112M282 134h64" />
      </g>
      <g>
        <rect className={styles.sheet} x="236" y="194" width="148" height="92" rx="14" />
        <path className={styles['iris-line']} d="M254 220l6 6 10-12M254 244l6 6 10-12M254 268l6 6 10-12" />
        <path className={styles.ink} d="M286 220h76M286 244h58M286 268h68" />
      </g>
      <g className={styles.drift}>
        <path className={styles.flame} d="M176 186l8 38 9-14 16-3z" />
        <rect className={styles.flame} x="196" y="216" width="62" height="24" rx="12" />
        <path className={styles['flame-soft']} d="M210 225h34v6h-34z" />
      </g>
      <g className={styles['drift-back']}>
        <path className={styles.iris} d="M402 158l8 38 9-14 16-3z" />
        <rect className={styles.iris} x="408" y="192" width="58" height="24" rx="12" />
        <path className={styles['iris-soft']} d="M420 201h34v6h-34z" />
      </g>
    </svg>
  );
}
