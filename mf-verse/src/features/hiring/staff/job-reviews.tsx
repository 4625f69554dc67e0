import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Job, PostingReviewList } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { POSTING_TEXTS } from '@verse/api-contract/work/job-postings.values';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button, Card, Cluster, EmptyState } from '@verse/ui';
import queue from '../../../shared/queue.module.scss';
import { ReasonDialog } from '../../../shared/reason-dialog';
import { toPreviewJob } from '../drafting/preview-job';
import styles from '../postings/managed-jobs.module.scss';
import { decidePosting, type JobReviewPage } from './reviews.api';

type Posting = PostingReviewList['postings'][number];

interface JobReviewsProps {
  page: JobReviewPage;
  preview: (job: Job) => ReactNode;
}

/**
 * Lets staff review the first job of each organisation without a verified domain. A job leaves the list once it is
 * decided.
 */
export function JobReviews({ page, preview }: JobReviewsProps) {
  const [decided, setDecided] = useState<string[]>([]);
  const [openId, setOpenId] = useState(page.postings[0]?.id);
  const waiting = page.postings.filter(({ id, version }) => !decided.includes(`${id} ${version}`));
  if (waiting.length === 0)
    return (
      <EmptyState title="No jobs are waiting.">
        The first job of an organisation without a verified domain comes here. Later ones go live right away.
      </EmptyState>
    );
  return (
    <ul className={queue.list} aria-label="Jobs to review">
      {waiting.map((posting) => (
        <li key={posting.id}>
          <OnePosting
            posting={posting}
            isOpen={posting.id === openId}
            onOpen={(is) => setOpenId(is ? posting.id : undefined)}
            onDecided={() => setDecided((before) => [...before, `${posting.id} ${posting.version}`])}
          >
            {preview(toPreview(posting, page.now))}
          </OnePosting>
        </li>
      ))}
    </ul>
  );
}

const toPreview = ({ id, draft, organisation }: Posting, now: number): Job =>
  toPreviewJob({ id, draft, now, organisation: { ...organisation, domain: null, logo: null } });

interface OnePostingProps {
  posting: Posting;
  /** Whether the job's preview is open; only one is open at a time. */
  isOpen: boolean;
  onOpen: (is: boolean) => void;
  onDecided: () => void;
  children: ReactNode;
}

function OnePosting({ posting, isOpen, onOpen, onDecided, children }: OnePostingProps) {
  const { href, notify } = useShell();
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const { id, version, draft, organisation, savedAt } = posting;
  const title = `posting-${id}`;

  async function approve() {
    setBusy(true);
    const result = await send((api) => decidePosting(api, id, { decision: 'approve', version }));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: result.message });
    onDecided();
    notify({ tone: 'success', text: `“${draft.title}” is published.` });
  }

  return (
    <Card as="article" className={styles.card} aria-labelledby={title}>
      <h2 id={title} className={queue.title} dir="auto">
        {draft.title}
      </h2>
      <p className={queue.note}>
        <Link to={href('organisation', { handle: organisation.handle }) ?? ''}>
          <bdi>{organisation.name}</bdi>
        </Link>
        , sent <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
      </p>
      {isOpen ? children : null}
      <Cluster>
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isOpen}
          aria-describedby={title}
          onClick={() => onOpen(!isOpen)}
        >
          Preview
        </Button>
        <Button size="small" isBusy={isBusy} aria-describedby={title} onClick={() => void approve()}>
          Publish
        </Button>
        <Button size="small" variant="secondary" aria-describedby={title} onClick={() => setReturning(true)}>
          Send back
        </Button>
      </Cluster>
      {isReturning ? (
        <ReasonDialog
          title="Send the job back"
          keptAs={`send-back ${id}`}
          submit="Send back"
          name="note"
          rule={POSTING_TEXTS.reviewNote}
          hint="Say what to change. We don’t show your name."
          send={(api, note) => decidePosting(api, id, { decision: 'send-back', version, note })}
          onDone={() => {
            onDecided();
            notify({ tone: 'success', text: `“${draft.title}” was sent back.` });
          }}
          onClose={() => setReturning(false)}
        >
          <bdi>{organisation.name}</bdi> reads your reason and can send it again.
        </ReasonDialog>
      ) : null}
    </Card>
  );
}
