import type { SectionAct } from '@verse/api-contract/api';
import { WHY_LENGTH } from '@verse/api-contract/operations/sections.values';
import { readText, useForm } from '@verse/contract/form';
import type { SectionOverview } from '@verse/contract/release-admin';
import { Dialog, RestoredText, TextField } from '@verse/ui';
import { FormButtons } from '../../shared/form-buttons';
import { FormResult } from '../../shared/form-result';
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
    text: 'Everyone gets the previous release within a second. Open pages stay as they are.',
    button: 'Go back',
    done: 'is back on the previous release.',
  },
  freeze: {
    title: 'Freeze',
    text: 'Nothing new goes live until someone unfreezes it. You can still go back.',
    button: 'Freeze',
    done: 'is frozen.',
  },
  'end-canary': {
    title: 'End the canary',
    text: 'Its visitors get the active release on their next page. Open pages stay as they are.',
    button: 'End the canary',
    done: 'has no canary any more.',
  },
  unfreeze: { title: 'Unfreeze', text: 'New releases can go live again.', button: 'Unfreeze', done: 'is open again.' },
};

/** Asks for a reason before the action. The reason goes into the audit log, which all admins can read. */
export function SectionActionDialog({ action, section, onClose }: SectionActionDialogProps) {
  const { title, text, button, done } = TEXTS[action];
  const { section: name, releases, canary } = section;
  const expected = (action === 'end-canary' ? canary : releases[0])?.release ?? '';
  const form = useForm({
    keptAs: `section ${name} ${action}`,
    send: (api, fields) => changeSection(api, { section: name, act: action, why: readText(fields, 'why'), expected }),
    success: `${name} ${done}`,
    onDone: onClose,
  });

  return (
    <Dialog title={`${title}: ${name}`} onClose={onClose}>
      <form className={styles.form} {...form.props}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
        <p>{text}</p>
        {action === 'rollback' && releases[1] ? (
          <p>
            From <code>{releases[0]?.release}</code> to <code>{releases[1].release}</code>.
          </p>
        ) : null}
        <TextField label="Why?" name="why" maxLength={WHY_LENGTH} autoComplete="off" error={form.errors.why} required />
        <FormResult result={form.result?.ok ? undefined : form.result} />
        <FormButtons submit={button} isBusy={form.isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
