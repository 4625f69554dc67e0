import { useEffect } from 'react';
import { MOST_WAITING } from '@verse/api-contract/community/notifications.values';
import { VisuallyHidden } from '@verse/ui';
import { headStore, useHead } from './head-store';
import styles from './unread-mark.module.scss';

/** The number of next steps, with text for screen readers. */
export function StepMark() {
  const waiting = useHead()?.waiting ?? 0;
  if (waiting === 0) return null;
  const number = waiting >= MOST_WAITING ? `${MOST_WAITING - 1}+` : String(waiting);
  return (
    <>
      <span className={styles.mark} aria-hidden>
        {number}
      </span>
      <VisuallyHidden>{`${number} ${waiting === 1 ? 'waits' : 'wait'} for you`}</VisuallyHidden>
    </>
  );
}

/** Updates the mark from a newly loaded list. */
export function useStepMarkUpdate(steps: readonly unknown[]) {
  useEffect(() => headStore.takeSteps(steps.length), [steps]);
}
