import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Work } from '@verse/api-contract/project-work';
import type { Project } from '@verse/api-contract/projects';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { sendWorkAction } from './work.api';

interface WorkDialogProps {
  project: Pick<Project, 'number' | 'revision'>;
  /** Text of the button that opens the dialog, its title, and its submit button. */
  action: string;
  variant?: 'primary' | 'secondary';
  /** Id of the element that describes the button. */
  describedBy?: string;
  path: string;
  /** Returns errors by field, and the body to send. */
  read: () => { faults: Record<string, string | undefined>; body: object };
  done: string;
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A button with a dialog for one change of the work. The typed text is kept until it is sent. */
export function WorkDialog(props: WorkDialogProps) {
  const { project, action, variant = 'secondary', describedBy, path, read, done, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  return (
    <>
      <Button size="small" variant={variant} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? (
        <FormDialog<Work>
          title={action}
          keptAs={`work ${project.number} ${path}`}
          submit={action}
          faults={() => read().faults}
          send={async () => {
            const result = await send((api) => sendWorkAction(api, { project, path, body: read().body }));
            // After another change, the reloaded page shows it below the dialog.
            if (!result.ok && result.status === 409) void revalidate();
            return result;
          }}
          onDone={() => {
            notify({ tone: 'success', text: done });
            void revalidate();
          }}
          onClose={() => setOpen(false)}
        >
          {children}
        </FormDialog>
      ) : null}
    </>
  );
}
