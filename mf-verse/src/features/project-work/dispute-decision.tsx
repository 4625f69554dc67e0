import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProjectDispute, ProjectWork } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { type Settlement, SETTLEMENTS, WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { readText } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Button, Cluster, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { settle } from './disputes.api';

const ACTS: Record<Settlement, string> = {
  continue: 'Continue the work',
  accept: 'Accept the milestone',
  cancel: 'Cancel the milestone',
};

const HINTS: Record<Settlement, string> = {
  continue: 'The deadlines run again, with the full time for the client’s answer. They both read your reasons.',
  accept: 'The milestone is accepted and payment is due. They both read your reasons.',
  cancel: 'Nothing is due, and money paid goes back. They both read your reasons.',
};

/** The form for deciding a dispute. A dispute can be decided only once; both sides see the reasons. */
export function DisputeDecision({ dispute }: { dispute: ProjectDispute }) {
  const { href } = useShell();
  const navigate = useNavigate();
  const [is, setIs] = useState<Settlement>();
  return (
    <Cluster>
      {SETTLEMENTS.map((one) => (
        <Button key={one} size="small" variant="secondary" aria-describedby="disputed" onClick={() => setIs(one)}>
          {ACTS[one]}
        </Button>
      ))}
      {is ? (
        <FormDialog<ProjectWork>
          title={ACTS[is]}
          keptAs={`dispute ${dispute.number} ${is}`}
          submit={ACTS[is]}
          findErrors={(form) => findTextErrors({ text: WORK_TEXTS.settlement }, { text: readText(form, 'text') })}
          send={(api, form) => settle(api, dispute, { is, text: readText(form, 'text') })}
          success="Dispute decided. We told them both."
          onDone={() => void navigate(href('disputes') ?? '', { replace: true, state: { isDecided: true } })}
          onClose={() => setIs(undefined)}
        >
          {(errors) => (
            <TextAreaField
              label="Reasons"
              name="text"
              rows={5}
              required
              maxLength={WORK_TEXTS.settlement.max}
              hint={HINTS[is]}
              error={errors.text}
            />
          )}
        </FormDialog>
      ) : null}
    </Cluster>
  );
}
