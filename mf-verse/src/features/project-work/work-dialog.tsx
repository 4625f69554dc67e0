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
  /** Used as the dialog title, and as the label of the button that opens the dialog and of the submit button. */
  action: string;
  variant?: 'primary' | 'secondary';
  /** Id of the element that describes the button. */
  describedBy?: string;
  path: string;
  /** Returns validation errors by field, and the request body. */
  read: () => { faults: Record<string, string | undefined>; body: object };
  done: string;
  children: (errors: Record<string, string | undefined>) => ReactNode;
}

/** A button that opens a dialog for one change to the work. Typed text is kept until it is sent. */
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
          // Accepting a delivery and asking for changes share a path, but not their text.
          keptAs={`work ${project.number} ${path} ${action}`}
          submit={action}
          faults={() => read().faults}
          send={async () => {
            const result = await send((api) => sendWorkAction(api, { project, path, body: read().body }));
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
          {children}
        </FormDialog>
      ) : null}
    </>
  );
}
