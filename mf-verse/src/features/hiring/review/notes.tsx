import { useState } from 'react';
import type { ReviewedApplication } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import { findTextErrors } from '@verse/api-contract/text';
import { APPLICANT_TEXTS, APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { createId, formMessage, useSend } from '@verse/contract/server-state';
import { Button, Card, RestoredText, Stack, TextAreaField } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import words from '../../../shared/text.module.scss';
import styles from './applicant-view.module.scss';
import { addNote, deleteNote } from './review.api';

interface NotesProps {
  handle: string;
  application: ReviewedApplication;
  onChange: (application: ReviewedApplication) => void;
}

/** Notes visible only to the organisation. */
export function Notes(props: NotesProps) {
  const { notes } = props.application;
  return (
    <Card as="section" className={styles.panel} aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <MutedText>
        Only your hiring team sees notes. We delete them {APPLICATION_LIMITS.keptDays} days after the job closes.
      </MutedText>
      <Stack as="ul" gap={3} aria-label="Notes" hidden={notes.length === 0}>
        {notes.map((note) => (
          <li key={note.id}>
            <Note note={note} {...props} />
          </li>
        ))}
      </Stack>
      <NoteForm key={notes.length} {...props} />
    </Card>
  );
}

function Note({ note, handle, application, onChange }: NotesProps & { note: ReviewedApplication['notes'][number] }) {
  const send = useSend();
  const { notify } = useShell();
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    const result = await send((api) => addNote(api, { handle, id: application.id }, note.text, createId()));
    if (result.ok) onChange(result.value);
    else notify({ tone: 'error', text: `We couldn’t restore the note: ${result.message}` });
  }

  async function remove() {
    setBusy(true);
    const result = await send((api) => deleteNote(api, handle, application.id, note.id));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: `We couldn’t delete the note: ${result.message}` });
    onChange(result.value);
    const undo = () => void restore();
    notify({ tone: 'success', text: 'The note was deleted.', action: { label: 'Undo', run: undo } });
  }

  return (
    <article>
      <p className={words.lines} dir="auto">
        {note.text}
      </p>
      <div className={styles.own}>
        <MutedText>
          <bdi>{note.isOwn ? 'You' : note.by}</bdi>, <time dateTime={note.at}>{formatDate(note.at)}</time>
        </MutedText>
        {note.isOwn ? (
          <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void remove()}>
            Delete note
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function NoteForm({ handle, application: { id }, onChange }: NotesProps) {
  const [text, setText] = useState('');
  const [key] = useState(createId);
  const form = useForm({
    keptAs: `applicant-note ${id}`,
    findErrors: () => findTextErrors({ text: APPLICANT_TEXTS.note }, { text }),
    send: (api) => addNote(api, { handle, id }, text, key),
    onSent: onChange,
    shouldRevalidate: () => false,
  });

  return (
    <Stack as="form" gap={3} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <TextAreaField
        label="New note"
        name="text"
        rows={3}
        maxLength={APPLICANT_TEXTS.note.max}
        value={text}
        error={form.errors.text ?? formMessage(form.result)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={form.isBusy}>
          Add note
        </Button>
      </div>
    </Stack>
  );
}
