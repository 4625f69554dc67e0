import { type ReactNode, useEffect, useRef } from 'react';
import groups from './field-group.module.scss';
import styles from './fold.module.scss';

interface FoldProps {
  title: string;
  /** The values inside, in a few words. */
  summary: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  /** Whether a field inside has an error. The group then opens and stays open, so that the field can be focused. */
  hasError?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A group of fields that shows only its title and its values until it is opened. */
export function Fold({ title, summary, isOpen = false, hasError = false, isDisabled = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Runs before the effect of the form that focuses the first invalid field.
  useEffect(() => {
    if (details.current && hasError) details.current.open = true;
  });
  return (
    <details ref={details} open={isOpen || undefined} className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.name}>{title}</span>
        <span className={styles.values} dir="auto">
          {summary}
        </span>
      </summary>
      <fieldset className={groups.group} disabled={isDisabled} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
