import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './progress-bar.module.scss';

interface ProgressBarProps extends ComponentProps<'progress'> {
  label: ReactNode;
  /** Figure shown beside the label, e.g. "40 %". */
  figure?: ReactNode;
}

/**
 * A progress bar. If `value` is omitted, it is indeterminate.
 *
 * @example <ProgressBar label="Uploading" value={sent} max={total} figure={`${percent} %`} />
 */
export function ProgressBar({ label, figure, className, ...rest }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={[styles.wrap, className].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {figure ? <span className={styles.figure}>{figure}</span> : null}
      </div>
      <progress {...rest} id={id} className={styles.bar} />
    </div>
  );
}
