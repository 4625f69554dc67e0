import type { FormEvent } from 'react';
import { type SectionAct, WHY_LENGTH } from '@verse/api-contract/sections';
import { useKeptText } from '@verse/contract/kept-text';
import type { SectionOverview } from '@verse/contract/release-admin';
import { useAction } from '@verse/contract/server-state';
import { Dialog, RestoredText, TextField, useFormErrors } from '@verse/ui';
import { FormButtons } from '../../shared/form-buttons';
import { FormResult } from '../../shared/form-result';
import { readText } from '../../shared/form-text';
import styles from './section-action-dialog.module.scss';
import { changeSection } from './sections.api';

interface SectionActionDialogProps {
  action: SectionAct['act'];
  section: SectionOverview;
  onClose: () => void;
}

const TEXTS: Record<SectionAct['act'], { title: string; text: string; button: string; done: string }> = {
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

/** Asks for a reason before the action. The reason goes into the audit log, which all admins can read. */
export function SectionActionDialog({ action, section, onClose }: SectionActionDialogProps) {
  const { title, text, button, done } = TEXTS[action];
  const { section: name, releases, canary } = section;
  const kept = useKeptText(`section ${name} ${action}`);
  const send: typeof changeSection = async (api, input) => {
    const changed = await changeSection(api, input);
    kept.forget();
    return changed;
  };
  const { run, result, isBusy } = useAction(send, {
    success: `${name} ${done}`,
    onDone: onClose,
    showsFailure: true,
    shouldRevalidate: ({ ok }) => ok,
  });
  const { form, errors, handleEdit } = useFormErrors(result, kept.form);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const expected = (action === 'end-canary' ? canary : releases[0])?.release ?? '';
    run({ section: name, act: action, why: readText(new FormData(event.currentTarget), 'why'), expected });
  }

  return (
    <Dialog title={`${title}: ${name}`} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
        {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
        <p>{text}</p>
        {action === 'rollback' && releases[1] ? (
          <p>
            From <code>{releases[0]?.release}</code> to <code>{releases[1].release}</code>.
          </p>
        ) : null}
        <TextField label="Why?" name="why" maxLength={WHY_LENGTH} autoComplete="off" error={errors.why} required />
        <FormResult result={result?.ok ? undefined : result} />
        <FormButtons submit={button} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
