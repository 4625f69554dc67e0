import type { StoredPostingDraft } from '@verse/api-contract/api';
import { Alert } from '@verse/ui';
import text from '../../shared/text.module.scss';

/** Why staff sent a job back. */
export const ReviewNote = ({ draft }: { draft: StoredPostingDraft | null }) =>
  draft?.reviewNote ? (
    <Alert tone="warning" title="Sent back by staff" role="note">
      <p className={text.lines} dir="auto">
        {draft.reviewNote}
      </p>
    </Alert>
  ) : null;
