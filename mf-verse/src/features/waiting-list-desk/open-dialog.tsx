import type { WaitingDesk } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { WAITING_LIST_LIMITS } from '@verse/api-contract/publishing/waiting-lists.values';
import { TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { openList } from './waiting-list-desk.api';

interface OpenDialogProps {
  list: WaitingDesk['lists'][number];
  onDone: () => void;
  onClose: () => void;
}

const readPath = (form: FormData) => (form.get('path') as string).trim();

/** Asks for the page with the offer, and says what opening does. */
export function OpenDialog({ list: { name, title, waiting }, onDone, onClose }: OpenDialogProps) {
  return (
    <FormDialog
      title={`Open ${title}`}
      keptAs={`waiting-list ${name}`}
      submit="Open and write to everyone"
      findErrors={(form) => (readPath(form) === '' ? { path: 'Page is required.' } : {})}
      send={(api, form) => openList(api, name, { path: readPath(form) })}
      success={`${title} is open. The emails are on their way.`}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>
            {formatCount(waiting, 'person gets', 'people get')} one email with a link to the page below. You can’t undo
            this.
          </p>
          <TextField
            label="Page"
            name="path"
            hint="Path of the page where people find it."
            maxLength={WAITING_LIST_LIMITS.path}
            required
            error={errors.path}
          />
        </>
      )}
    </FormDialog>
  );
}
