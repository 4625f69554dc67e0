import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import { type SectionAct, WHY_LENGTH } from '@verse/api-contract/sections';
import { useShell } from '@verse/contract/react';
import type { DeskSection } from '@verse/contract/section-desk';
import { Button, Dialog, TextField, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { FormResult } from '../../shared/form-result';
import styles from './act-dialog.module.scss';

interface ActDialogProps {
  act: SectionAct['act'];
  section: DeskSection;
  onClose: () => void;
}

const WORDS: Record<SectionAct['act'], { title: string; text: string; button: string; done: string }> = {
  rollback: {
    title: 'Go back one release',
    text: 'Every visitor gets the release before, within a second. Open pages go on as they are.',
    button: 'Go back',
    done: 'is back at the release before.',
  },
  freeze: {
    title: 'Freeze',
    text: 'Nothing new goes live until someone unfreezes it. Going back stays possible.',
    button: 'Freeze',
    done: 'is frozen.',
  },
  'end-canary': {
    title: 'End the canary',
    text: 'Its visitors get the active release with their next page. Open pages go on as they are.',
    button: 'End the canary',
    done: 'has no canary any more.',
  },
  unfreeze: { title: 'Unfreeze', text: 'New releases can go live again.', button: 'Unfreeze', done: 'is open again.' },
};

/** Asks for the reason, which everybody reads in the journal, and does it. */
export function ActDialog({ act, section, onClose }: ActDialogProps) {
  const { notify } = useShell();
  const { Form, data, state } = useFetcher<FormOutcome<unknown>>();
  const { form, errors, handleEdit } = useFormErrors(data);
  const { title, text, button, done } = WORDS[act];
  const { section: name, releases, canary } = section;

  useEffect(() => {
    if (!data?.ok) return;
    notify({ tone: 'success', text: `${name} ${done}` });
    onClose();
  }, [data, name, done, notify, onClose]);

  return (
    <Dialog title={`${title}: ${name}`} onClose={onClose}>
      <Form ref={form} method="post" className={styles.form} noValidate onChange={handleEdit}>
        <input type="hidden" name="section" value={name} />
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="expected" value={(act === 'end-canary' ? canary : releases[0])?.release} />
        <p>{text}</p>
        {act === 'rollback' && releases[1] ? (
          <p>
            From <code>{releases[0]?.release}</code> to <code>{releases[1].release}</code>.
          </p>
        ) : null}
        <TextField label="Why?" name="why" maxLength={WHY_LENGTH} autoComplete="off" error={errors.why} required />
        <FormResult outcome={data} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={state !== 'idle'}>
            {button}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
