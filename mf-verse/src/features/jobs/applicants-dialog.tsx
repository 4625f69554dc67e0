import type { Job, JobApplicant } from '@verse/api-contract/api';
import { formatDate, formatZonedMoment } from '@verse/api-contract/formats';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Alert, Button, Dialog, EmptyState, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MutedText } from '../../shared/muted-text';
import { OutsideLink } from '../../shared/sent-application';
import styles from './applicants-dialog.module.scss';

interface ApplicantsDialogProps {
  job: Job;
  /** Undefined while loading. */
  page: LoadedPage<JobApplicant> | undefined;
  /** URL from which more applicants are loaded. */
  address: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Lists all applicants, most recent first. */
export function ApplicantsDialog({ job, page, address, onRetry, onClose }: ApplicantsDialogProps) {
  return (
    <Dialog title={`Applicants: ${job.title}`} size="large" onClose={onClose}>
      <Stack>
        {page ? null : <p role="status">Loading…</p>}
        {page?.failure ? (
          <Alert tone="error">
            <p>{page.failure}</p>
            <Button variant="secondary" size="small" onClick={onRetry}>
              Try again
            </Button>
          </Alert>
        ) : null}
        {page && !page.failure ? <Applicants page={page} address={address} /> : null}
      </Stack>
    </Dialog>
  );
}

function Applicants({ page, address }: { page: LoadedPage<JobApplicant>; address: string }) {
  const { box, ...list } = usePagedList(page, { at: address, noun: ['applicant', 'applicants'] });
  if (list.entries.length === 0) return <EmptyState title="No applications yet." />;
  return (
    <>
      <ul ref={box} data-plain aria-label="Applicants">
        {list.entries.map((one) => (
          <li key={one.id} className={styles.applicant} data-entry={one.id} tabIndex={-1}>
            <Applicant {...one} />
          </li>
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} /> : null}
    </>
  );
}

function Applicant({ name, email, note, link, appliedAt }: JobApplicant) {
  return (
    <>
      <h3 dir="auto">{name}</h3>
      <MutedText>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,{' '}
        <time dateTime={appliedAt} title={formatZonedMoment(appliedAt)}>
          {formatDate(appliedAt)}
        </time>
      </MutedText>
      <p className={styles.note} dir="auto">
        {note}
      </p>
      {link ? <OutsideLink href={link} /> : null}
    </>
  );
}
