import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { Button, TextAreaField, TextField, useHydrated } from '@verse/ui';
import styles from './contact-form.module.scss';
import { ContactOutcomeNote } from './contact-outcome-note';
import { type ContactOutcome, LIMITS } from './contact-us.api';
import { clearFields, complaintOf, type FieldErrors, fillEmptyFields, firstInvalid, valuesOf } from './form-fields';
import { dropDraft, keepDraft, readDraft } from './kept-draft';
import { WithoutScripts } from './without-scripts';

/** The form. Its fields are uncontrolled: what was typed before the scripts arrived stays. */
export function ContactForm({ subject }: { subject: string }) {
  const fetcher = useFetcher<ContactOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const [complaints, setComplaints] = useState<FieldErrors>({});
  // Until then the browser itself would send the words, as an address that anybody may read.
  const isReady = useHydrated();
  const isSending = fetcher.state !== 'idle';
  const outcome = isSending ? undefined : fetcher.data;
  const errors: FieldErrors = { ...(outcome?.state === 'failed' ? outcome.fields : {}), ...complaints };

  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, []);

  useEffect(() => {
    if (fetcher.data?.state !== 'sent' || !form.current) return;
    clearFields(form.current);
    dropDraft();
  }, [fetcher.data]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setComplaints({});
    const seconds = Math.round((performance.now() - openedAt.current) / 1000);
    void fetcher.submit({ ...valuesOf(event.currentTarget), seconds }, { method: 'post', encType: 'application/json' });
  };

  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setComplaints((known) => ({ ...known, [name]: '' }));
    const { website: _, ...draft } = valuesOf(event.currentTarget);
    keepDraft(draft);
  };

  const handleInvalid = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.preventDefault();
    const control = event.currentTarget;
    setComplaints((known) => ({ ...known, [control.name]: complaintOf(control) }));
    if (control.form && control === firstInvalid(control.form)) control.focus();
  };

  const field = (name: keyof typeof LIMITS) => ({
    name,
    maxLength: LIMITS[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
    onInvalid: handleInvalid,
  });

  return (
    <form ref={form} className={styles.form} aria-label="Write to us" onSubmit={handleSubmit} onInput={handleInput}>
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField key={subject} label="Subject" defaultValue={subject.slice(0, LIMITS.subject)} {...field('subject')} />
      <TextAreaField label="Message" rows={7} {...field('message')} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ContactOutcomeNote outcome={outcome} />
      <WithoutScripts />
      <Button className={styles.send} type="submit" size="large" disabled={!isReady} isBusy={isSending}>
        Send Message
      </Button>
    </form>
  );
}
