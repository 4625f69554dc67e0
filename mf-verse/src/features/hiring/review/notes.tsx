import { type FormEvent, useState } from 'react';
import { formatDate } from '@verse/api-contract/formats';
import { APPLICANT_TEXTS, APPLICATION_LIMITS, type ReviewedApplication } from '@verse/api-contract/job-applications';
import { findTextErrors } from '@verse/api-contract/text';
import { useKeptText } from '@verse/contract/kept-text';
import { useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Button, Card, RestoredText, Stack, TextAreaField, useFormErrors } from '@verse/ui';
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
        Only colleagues who hire see them. They are deleted {APPLICATION_LIMITS.keptDays} days after the job has closed.
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
    const result = await send((api) => addNote(api, handle, application.id, note.text));
    if (result.ok) onChange(result.value);
    else notify({ tone: 'error', text: `The note was not restored: ${result.message}` });
  }

  async function remove() {
    setBusy(true);
    const result = await send((api) => deleteNote(api, handle, application.id, note.id));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: `The note was not deleted: ${result.message}` });
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
  const send = useSend();
  const kept = useKeptText(`applicant-note ${id}`);
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result<ReviewedApplication>>();
  const [isSaving, setSaving] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(result, kept.form);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || refuse(findTextErrors({ text: APPLICANT_TEXTS.note }, { text }))) return;
    setSaving(true);
    const saved = await send((api) => addNote(api, handle, id, text));
    setSaving(false);
    setResult(saved);
    if (!saved.ok) return;
    kept.forget();
    onChange(saved.value);
  }

  return (
    <Stack as="form" ref={form} gap={3} noValidate onChange={handleEdit} onSubmit={(event) => void handleSubmit(event)}>
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <TextAreaField
        label="New note"
        name="text"
        rows={3}
        maxLength={APPLICANT_TEXTS.note.max}
        value={text}
        error={errors.text ?? formMessage(result)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="small" isBusy={isSaving}>
          Add note
        </Button>
      </div>
    </Stack>
  );
}
