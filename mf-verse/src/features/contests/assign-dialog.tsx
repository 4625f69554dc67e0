import { useState } from 'react';
import type { ContestAnswer } from '@verse/api-contract/api';
import { HOUSE_HANDLE } from '@verse/api-contract/contests/contest-running.values';
import { TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { assignContest } from './contest-changes.api';

interface AssignDialogProps {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns a contest to an organisation; its owners then run the contest. */
export function AssignDialog({ id, onDone, onClose }: AssignDialogProps) {
  const [handle, setHandle] = useState('');
  const typed = handle.trim().replace(/^@/, '');
  return (
    <FormDialog<ContestAnswer>
      title="Assign to an organisation"
      keptAs={`assign-contest ${id}`}
      submit="Assign"
      findErrors={() => ({ handle: typed ? undefined : 'Enter the handle of the organisation.' })}
      send={(api) => assignContest(api, id, typed)}
      success="The organisation runs it now."
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>Its owners add rules, criteria and judges, and edit it from now on. Staff can’t any more.</p>
          <TextField
            label="Handle of the organisation"
            name="handle"
            required
            autoCapitalize="none"
            spellCheck={false}
            hint={`From its link, after /o/. Or ${HOUSE_HANDLE} for us.`}
            value={handle}
            error={errors.handle}
            onChange={({ currentTarget }) => setHandle(currentTarget.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
