import { useNavigation } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { FailureCard } from '@verse/ui';
import styles from './section.module.scss';
import { useIsOnline } from './use-is-online';

interface SectionFailureProps {
  /** The section's display name, e.g. "The store". */
  title: string;
  isRetrying?: boolean;
  /** Loads the section again without reloading the page. */
  onRetry: () => void;
}

/** A card shown in place of a section that failed. The rest of the site keeps working. */
export function SectionFailure({ title, isRetrying = false, onRetry }: SectionFailureProps) {
  const isNavigating = useNavigation().state !== 'idle';
  const isOnline = useIsOnline();
  return (
    <div className={styles.section}>
      <PageHead title="Not available right now" />
      <FailureCard
        title={isOnline ? `${title} is not available right now.` : 'You’re offline.'}
        titleAs="h1"
        onRetry={onRetry}
        isRetrying={isRetrying || isNavigating}
      >
        {isOnline
          ? 'The rest of the site works. Please try again in a moment.'
          : 'Check your connection, then try again.'}
      </FailureCard>
    </div>
  );
}
