import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { StoredPostingDraft } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { canReload, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster } from '@verse/ui';
import { type PostingPage, takeBack } from '../hiring.api';
import styles from './posting-editor.module.scss';
import type { Preview } from './posting-form';
import { toPreviewJob } from './preview-job';

interface InReviewProps {
  page: PostingPage & { draft: StoredPostingDraft };
  preview: Preview;
  /** Whether the member has just sent the job. */
  isJustSent: boolean;
}

/** A job awaiting review by staff. */
export function InReview({ page: { organisation, id, draft, now }, preview, isJustSent }: InReviewProps) {
  const send = useSend();
  const { notify, href } = useShell();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { handle } = organisation;
  const message = useRef<HTMLDivElement>(null);
  // Moves the focus, because the form with the focused button has disappeared.
  useEffect(() => {
    if (isJustSent) message.current?.focus();
  }, [isJustSent]);

  async function recall() {
    setBusy(true);
    const result = await send((api) => takeBack(api, handle, id));
    if (!result.ok) notify({ tone: 'error', text: `We couldn’t take the job back: ${result.message}` });
    if (canReload(result)) await revalidate();
    setBusy(false);
  }

  return (
    <>
      <Alert ref={message} tone="notice" title="This job is in review" tabIndex={-1}>
        <p>
          Sent <time dateTime={draft.savedAt}>{formatMoment(draft.savedAt)}</time>. We’ll tell you when it’s live, or
          send it back with a reason. <Link to={href('own-organisation', { handle }) ?? ''}>Verify your domain</Link> to
          publish your next jobs right away.
        </p>
      </Alert>
      <Cluster>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void recall()}>
          Take back to edit
        </Button>
      </Cluster>
      <section aria-label="Preview" className={styles.preview}>
        {preview(toPreviewJob({ draft: draft.draft, id, organisation, now }))}
      </section>
    </>
  );
}
