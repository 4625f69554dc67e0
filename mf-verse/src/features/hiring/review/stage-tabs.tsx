import { Link } from 'react-router-dom';
import type { ApplicantCounts } from '@verse/api-contract/api';
import { REVIEW_STAGES, type ReviewStage } from '@verse/api-contract/work/application-stages.values';
import { Tab, Tabs } from '@verse/ui';
import { STAGE_LABELS } from '../hiring-labels';
import styles from './applicants-board.module.scss';

interface StageTabsProps {
  counts: ApplicantCounts;
  stage: ReviewStage | undefined;
}

/** The stage is stored in the URL, so it can be bookmarked, shared and restored with the Back button. */
export function StageTabs({ counts, stage }: StageTabsProps) {
  const all = REVIEW_STAGES.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Tabs label="Stages">
      {[undefined, ...REVIEW_STAGES].map((one) => (
        <Tab key={one ?? 'all'} as={Link} to={{ search: one ? `?stage=${one}` : '' }} isCurrent={one === stage}>
          {one ? STAGE_LABELS[one] : 'All'} <span className={styles.count}>{one ? counts[one] : all}</span>
        </Tab>
      ))}
    </Tabs>
  );
}
