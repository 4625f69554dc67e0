import { type ComponentProps, useState } from 'react';
import { Button } from '@verse/ui';
import { FormDialog } from './form-dialog';

interface ChangeDialogProps<T> extends Pick<
  ComponentProps<typeof FormDialog<T>>,
  'keptAs' | 'findErrors' | 'send' | 'children'
> {
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
  /** Success message. */
  done: string;
}

/** A button that opens a dialog for changing the page's data. */
export function ChangeDialog<T>(props: ChangeDialogProps<T>) {
  const { action, title = action, submit = action, variant = 'secondary', size = 'small', describedBy } = props;
  const { keptAs, findErrors, send, done, children } = props;
  const [isOpen, setOpen] = useState(false);
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
          findErrors={findErrors}
          send={send}
          success={done}
          // On a conflict, reloads the page to show the other change behind the dialog.
          shouldRevalidate={(result) => result.ok || result.status === 409}
          onClose={() => setOpen(false)}
        >
          {children}
        </FormDialog>
      ) : null}
    </>
  );
}
