import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { BRIEF_TEXTS, type Project } from '@verse/api-contract/projects';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { endProject } from './projects.api';

const WORDS = {
  client: {
    action: 'Withdraw the brief',
    hint: 'The seller reads it. A withdrawn brief cannot be opened again.',
    done: 'The brief is withdrawn.',
  },
  seller: {
    action: 'Decline the brief',
    hint: 'The client reads it. A declined brief cannot be opened again.',
    done: 'The brief is declined.',
  },
} as const;

/** Ends a project that has no agreement yet; requires a reason. */
export function ProjectEnding({ project }: { project: Project }) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { may, side, number } = project;
  if (!may.withdraw && !may.decline) return null;
  const { action, hint, done } = WORDS[side];
  const readReason = () => field.current?.value ?? '';
  return (
    <p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? (
        <FormDialog
          title={action}
          keptAs={`ending ${number}`}
          submit={action}
          faults={() => findTextErrors({ reason: BRIEF_TEXTS.reason }, { reason: readReason() })}
          send={async () => {
            const result = await send((api) => endProject(api, project, readReason()));
            // On a conflict, reloads the page, so that the other change is shown below the dialog.
            if (!result.ok && result.status === 409) void revalidate();
            return result;
          }}
          onDone={() => {
            notify({ tone: 'success', text: done });
            void revalidate();
          }}
          onClose={() => setOpen(false)}
        >
          {(errors) => (
            <TextAreaField
              ref={field}
              label="Reason"
              name="reason"
              required
              rows={4}
              maxLength={BRIEF_TEXTS.reason.max}
              hint={hint}
              error={errors.reason}
            />
          )}
        </FormDialog>
      ) : null}
    </p>
  );
}
