import { useState } from 'react';
import { APPLICATION_TEXTS, type Job } from '@verse/api-contract/jobs';
import { faultsIn } from '@verse/api-contract/text';
import { useSession, useShell } from '@verse/contract/react';
import { TextAreaField, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { usePerform } from '../../shared/perform';
import { applicationDraftOf } from './application-draft';
import styles from './apply-dialog.module.scss';
import type { JobAct } from './jobs.api';

interface ApplyDialogProps {
  job: Job;
  onClose: () => void;
  onDone: (job: Job) => void;
}

/** What is typed is kept on this device until it is sent. */
export function ApplyDialog({ job, onClose, onDone }: ApplyDialogProps) {
  const { notify } = useShell();
  const kept = applicationDraftOf(useSession().user?.id ?? '', job.id);
  const [draft, setDraft] = useState(kept.read);
  const perform = usePerform<JobAct>();

  function edit(change: Partial<typeof draft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    kept.write(next);
  }

  function handleDone(applied: Job) {
    kept.forget();
    onDone(applied);
    notify({ tone: 'success', text: `You applied to ${job.company}.` });
  }

  return (
    <FormDialog<Job>
      title={`Apply to ${job.company}`}
      submit="Send application"
      faults={() => faultsIn(APPLICATION_TEXTS, { note: draft.note })}
      send={() => perform({ what: 'apply', id: job.id, form: { note: draft.note, link: draft.link.trim() || null } })}
      onDone={handleDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className={styles.about}>
            <bdi>{job.title}</bdi>. Applying is free. The people who hire see your name, your email address and what you
            write here.
          </p>
          <TextAreaField
            label="Note"
            name="note"
            required
            maxLength={APPLICATION_TEXTS.note.max}
            hint={`Up to ${APPLICATION_TEXTS.note.max} characters. Kept on this device until you send it.`}
            value={draft.note}
            error={errors.note}
            onChange={({ currentTarget }) => edit({ note: currentTarget.value })}
          />
          <TextField
            label="Link to your work"
            name="link"
            type="url"
            isOptional
            placeholder="https://"
            value={draft.link}
            error={errors.link}
            onChange={({ currentTarget }) => edit({ link: currentTarget.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
