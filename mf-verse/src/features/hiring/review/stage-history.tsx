import type { ReviewedApplication } from '@verse/api-contract/job-applications';
import { Card } from '@verse/ui';
import { momentText, STAGE_WORDS } from '../hiring-words';
import styles from './applicant-view.module.scss';

/** The application's stages with their dates; the applicant sees the same history. */
export const StageHistory = ({ application: { history } }: { application: ReviewedApplication }) => (
  <Card as="section" className={styles.panel} aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <ol className={styles.list}>
      {history.map(({ stage, at }) => (
        <li key={`${stage} ${at}`}>
          {stage === 'received' ? 'Received' : STAGE_WORDS[stage]},{' '}
          <time className={styles.quiet} dateTime={at}>
            {momentText(at)}
          </time>
        </li>
      ))}
    </ol>
  </Card>
);
