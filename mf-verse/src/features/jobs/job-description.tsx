import type { Job } from '@verse/api-contract/api';
import { SmallText } from '../../shared/small-text';
import styles from './job-details.module.scss';

/** A job's full description. */
export const JobDescription = ({ job: { description } }: { job: Job }) => (
  <SmallText text={description} className={styles.text} />
);
