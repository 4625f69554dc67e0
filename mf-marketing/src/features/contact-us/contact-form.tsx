import { type RefObject, type SubmitEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { CONTACT_LIMITS } from '@verse/api-contract/publishing/contact.values';
import { useFormErrors } from '@verse/contract/form';
import { useSession } from '@verse/contract/react';
import { createId, useAction } from '@verse/contract/server-state';
import { Button, TextAreaField, TextField, useHydrated } from '@verse/ui';
import styles from './contact-form.module.scss';
import { ContactResult } from './contact-result';
import { sendMessage } from './contact-us.api';
import { dropDraft, keepDraft, readDraft } from './device-draft';
import { clearFields, complaintsIn, fillEmptyFields, readValues } from './form-fields';
import { WithoutScripts } from './without-scripts';

/** The contact form. Its fields are uncontrolled, so that text typed before hydration is not lost. */
export function ContactForm({ subject }: { subject: string }) {
  const {
    run,
    result,
    isBusy: isSending,
  } = useAction(sendMessage, {
    showsFailure: true,
    // The page shows no data that depends on the sent message.
    shouldRevalidate: () => false,
  });
  const { form, errors, refuse, handleEdit } = useFormErrors(result);
  const opened = useRef({ at: 0, key: '' });
  // The form cannot be sent until hydration: the browser would put the message into the URL, and servers log URLs.
  const isReady = useHydrated();

  useEffect(() => {
    opened.current = { at: performance.now(), key: createId() };
  }, []);
  usePrefill(form);

  useEffect(() => {
    if (!result?.ok || !form.current) return;
    clearFields(form.current);
    dropDraft();
  }, [result, form]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuse(complaintsIn(event.currentTarget))) return;
    const { at, key } = opened.current;
    run({ draft: readValues(event.currentTarget), seconds: Math.round((performance.now() - at) / 1000), key });
  };

  const handleInput = (event: SyntheticEvent<HTMLFormElement>) => {
    handleEdit(event);
    const { website: _, ...draft } = readValues(event.currentTarget);
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
      <ContactResult result={isSending ? undefined : result} />
      <WithoutScripts />
      <Button className={styles.send} type="submit" size="large" disabled={!isReady} isBusy={isSending}>
        Send Message
      </Button>
    </form>
  );
}

/** Prefills empty fields with the unsent draft or, failing that, the member's name and email address. */
function usePrefill(form: RefObject<HTMLFormElement | null>) {
  const { user } = useSession();
  useEffect(() => {
    if (form.current) fillEmptyFields(form.current, readDraft());
  }, [form]);
  useEffect(() => {
    if (!user || !form.current) return;
    fillEmptyFields(form.current, { name: `${user.firstName} ${user.lastName}`, email: user.email });
  }, [form, user]);
}
