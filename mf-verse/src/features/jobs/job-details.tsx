import { type ReactNode, useId, useState } from 'react';
import type { Job } from '@verse/api-contract/jobs';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { Button, Stack } from '@verse/ui';
import { SmallText } from '../../shared/small-text';
import styles from './job-details.module.scss';
import { collapseDescription } from './job-words';

interface JobDetailsProps {
  job: Job;
  titleId: string;
  /** Whether the job has its own page, which shows everything. */
  isAlone: boolean;
  /** Actions beside "View more". */
  children: ReactNode;
}

export function JobDetails({ job: { description, benefits }, titleId, isAlone, children }: JobDetailsProps) {
  const [isOpen, setOpen] = useState(isAlone);
  const { isCut } = collapseDescription(toPlainSmallText(description));
  const hasMore = !isAlone && (isCut || benefits.length > 0);
  const details = useId();
  return (
    <>
      <Stack id={details} gap={3}>
        {isOpen ? <SmallText text={description} className={styles.text} /> : <Beginning description={description} />}
        {isOpen && benefits.length > 0 ? (
          <ul className={styles.benefits} aria-label="Benefits">
            {benefits.map((benefit) => (
              <li key={benefit} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
      <div className={styles.acts}>
        {children}
        {hasMore ? (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={details}
            aria-describedby={titleId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide details' : 'View more'}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The first characters of the description. Screen readers read only the whole words of it. */
function Beginning({ description }: Pick<Job, 'description'>) {
  const { words, fragment, isCut } = collapseDescription(toPlainSmallText(description));
  return (
    <p className={styles.text} dir="auto" data-cut={isCut || undefined}>
      {words}
      {fragment ? (
        <span className={styles.fragment} aria-hidden="true">
          {fragment}
        </span>
      ) : null}
    </p>
  );
}
