import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Job } from '@verse/api-contract/api';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { Button, Stack, VisuallyHidden } from '@verse/ui';
import styles from './job-details.module.scss';
import { collapseDescription } from './job-labels';

const loadDescription = () => import(/* webpackChunkName: "mf-verse-job-description" */ './job-description');

const JobDescription = lazy(async () => ({ default: (await loadDescription()).JobDescription }));

const loadAhead = () => void loadDescription().catch(() => undefined);

interface JobDetailsProps {
  job: Job;
  titleId: string | undefined;
  /** The full description, shown from the start. If undefined, the reader has to expand it. */
  description: ReactNode;
  /** The actions beside "View more". */
  children: ReactNode;
}

/** A job's description and benefits. */
export function JobDetails({ job, titleId, description: whole, children }: JobDetailsProps) {
  const { description, benefits } = job;
  const isAlone = whole !== undefined;
  const [isOpen, setOpen] = useState(isAlone);
  const { isCut } = collapseDescription(toPlainSmallText(description));
  const hasMore = !isAlone && (isCut || benefits.length > 0);
  const details = useId();
  return (
    <>
      <Stack id={details} gap={3}>
        {isOpen ? (
          <Suspense fallback={<Beginning description={description} />}>
            {whole ?? <JobDescription job={job} />}
          </Suspense>
        ) : (
          <Beginning description={description} />
        )}
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
            onPointerEnter={loadAhead}
            onFocus={loadAhead}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide details' : 'View more'}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The beginning of the description. Screen readers skip the last word if it is cut off. */
function Beginning({ description }: Pick<Job, 'description'>) {
  const { words, fragment, isCut } = collapseDescription(toPlainSmallText(description));
  return (
    <p className={styles.text} dir="auto" data-cut={isCut || undefined}>
      {words}
      {fragment ? <VisuallyHidden aria-hidden="true">{fragment}</VisuallyHidden> : null}
    </p>
  );
}
