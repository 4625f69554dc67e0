import { POSTING_TEXTS } from '@verse/api-contract/job-postings';
import { ReasonDialog } from '../../../shared/reason-dialog';
import { decidePosting } from './reviews.api';

interface SendBackDialogProps {
  id: string;
  version: number;
  /** Name of the organisation. */
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for a reason, which is shown to the organisation. */
export const SendBackDialog = ({ id, version, name, onClose, onDone }: SendBackDialogProps) => (
  <ReasonDialog
    title="Send the job back"
    keptAs={`send-back ${id}`}
    submit="Send back"
    name="note"
    rule={POSTING_TEXTS.reviewNote}
    hint="Say what to change. Your name is not shown."
    send={(api, note) => decidePosting(api, id, { decision: 'send-back', version, note })}
    onDone={onDone}
    onClose={onClose}
  >
    <bdi>{name}</bdi> reads the reason, can change the job and send it again.
  </ReasonDialog>
);
