import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ApiClient } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { FormDialog } from './form-dialog';

interface ChangeDialogProps<T> extends Pick<ComponentProps<typeof FormDialog<T>>, 'keptAs' | 'faults' | 'children'> {
  /** Label of the button that opens the dialog. */
  action: string;
  /** Title of the dialog; by default, the action. */
  title?: string;
  /** Label of the submit button; by default, the action. */
  submit?: string;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  /** Id of the element that describes the button. */
  describedBy?: string;
  send: (api: ApiClient, form: FormData) => Promise<T>;
  /** Success message. */
  done: string;
}

/** A button that opens a dialog for changing the page's data. */
export function ChangeDialog<T>(props: ChangeDialogProps<T>) {
  const { action, title = action, submit = action, variant = 'secondary', size = 'small', describedBy } = props;
  const { keptAs, faults, send, done, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const call = useSend();

  async function handleSend(form: FormData) {
    const result = await call((api) => send(api, form));
    // On a conflict, reloads the page to show the other change behind the dialog.
    if (!result.ok && result.status === 409) void revalidate();
    return result;
  }

  function handleDone() {
    notify({ tone: 'success', text: done });
    void revalidate();
  }

  return (
    <>
      <Button size={size} variant={variant} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen ? (
        <FormDialog<T>
          title={title}
          keptAs={keptAs}
          submit={submit}
          faults={faults}
          send={handleSend}
          onDone={handleDone}
          onClose={() => setOpen(false)}
        >
          {children}
        </FormDialog>
      ) : null}
    </>
  );
}
