import { FailureCard } from '@verse/ui';
import { useNavigation } from 'react-router-dom';
import styles from './section.module.scss';

interface SectionFailureProps {
  /** What a visitor calls the section: "The store". */
  title: string;
  /** Asks for the section again, without a reload. */
  onRetry: () => void;
}

/** One card in the place of a section that cannot be shown. The rest of the site goes on around it. */
export function SectionFailure({ title, onRetry }: SectionFailureProps) {
  const isRetrying = useNavigation().state !== 'idle';
  return (
    <div className={styles.section}>
      <title>Not available right now | Creativity Verse</title>
      <meta name="robots" content="noindex" />
      <FailureCard title={`${title} is not available right now.`} titleAs="h1" onRetry={onRetry} isRetrying={isRetrying}>
        Everything else works as usual. Please try again in a moment.
      </FailureCard>
    </div>
  );
}
