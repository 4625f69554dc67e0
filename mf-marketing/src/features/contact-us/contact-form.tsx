import { type SubmitEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { CONTACT_LIMITS } from '@verse/api-contract/contact';
import { Button, TextAreaField, TextField, useFormErrors, useHydrated } from '@verse/ui';
import styles from './contact-form.module.scss';
import { ContactOutcomeNote } from './contact-outcome-note';
import { type ContactOutcome } from './contact-us.api';
import { clearFields, complaintsIn, fillEmptyFields, valuesOf } from './form-fields';
import { dropDraft, keepDraft, readDraft } from './kept-draft';
import { WithoutScripts } from './without-scripts';

/** The form. Its fields are uncontrolled: what was typed before the scripts arrived stays. */
export function ContactForm({ subject }: { subject: string }) {
  const fetcher = useFetcher<ContactOutcome>();
  const { form, errors, refuse, handleEdit } = useFormErrors(fetcher.data);
  const openedAt = useRef(0);
  // Until then the browser itself would send the words, as an address that anybody may read.
  const isReady = useHydrated();
  const isSending = fetcher.state !== 'idle';
  const outcome = isSending ? undefined : fetcher.data;

  useEffect(() => {
    openedAt.current = performance.now();
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, [form]);

  useEffect(() => {
    if (!fetcher.data?.ok || !form.current) return;
    clearFields(form.current);
    dropDraft();
  }, [fetcher.data, form]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || refuse(complaintsIn(event.currentTarget))) return;
    const seconds = Math.round((performance.now() - openedAt.current) / 1000);
    void fetcher.submit({ ...valuesOf(event.currentTarget), seconds }, { method: 'post', encType: 'application/json' });
  };

  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    handleEdit(event);
    const { website: _, ...draft } = valuesOf(event.currentTarget);
    keepDraft(draft);
  };

  const field = (name: keyof typeof CONTACT_LIMITS) => ({
    name,
    maxLength: CONTACT_LIMITS[name],
    error: errors[name],
    required: true,
    readOnly: isSending,
  });

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Write to us"
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField
        key={subject}
        label="Subject"
        defaultValue={subject.slice(0, CONTACT_LIMITS.subject).replace(/[\uD800-\uDBFF]$/, '')}
        {...field('subject')}
      />
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
