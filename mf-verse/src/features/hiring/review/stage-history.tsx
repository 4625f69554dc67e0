import type { ReviewedApplication } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { Card, Stack } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { STAGE_LABELS, stageLabel } from '../hiring-labels';
import styles from './applicant-view.module.scss';

const HISTORY_LABELS = { ...STAGE_LABELS, received: 'Received' };

/** The application's stages with their dates; the applicant sees the same history. */
export const StageHistory = ({ application }: { application: ReviewedApplication }) => (
  <Card as="section" className={styles.panel} aria-labelledby="history-title">
    <h2 id="history-title">History</h2>
    <Stack as="ol" gap={3}>
      {application.history.map(({ stage, at }) => (
        <li key={`${stage} ${at}`}>
          {application.offerAnswer?.at === at ? stageLabel(application) : HISTORY_LABELS[stage]},{' '}
          <MutedText as="time" dateTime={at}>
            {formatMoment(at)}
          </MutedText>
        </li>
      ))}
    </Stack>
  </Card>
);
