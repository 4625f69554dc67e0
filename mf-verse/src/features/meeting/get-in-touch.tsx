import { type FormEvent, useState } from 'react';
import { type MemberProfile, PROFILE_LIMITS } from '@verse/api-contract/profiles';
import { useShell } from '@verse/contract/react';
import { Alert, Button, Dialog, TextAreaField, useFormErrors } from '@verse/ui';
import type { FormOutcome } from '../../shared/form-outcome';
import { usePerform } from '../../shared/perform';
import styles from './get-in-touch.module.scss';
import type { MeetingAct } from './meeting.api';

/** What a member shows of how to reach them, and a message that we mail. */
export function GetInTouch({ profile }: { profile: MemberProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Get in touch
      </Button>
      {isOpen ? (
        <Dialog title={`Get in touch with ${profile.name}`} onClose={() => setIsOpen(false)}>
          <Details profile={profile} />
          {profile.takesMessages ? (
            <MessageForm profile={profile} onSent={() => setIsOpen(false)} />
          ) : (
            <p>{`${profile.name} does not take messages here.`}</p>
          )}
        </Dialog>
      ) : null}
    </>
  );
}

function Details({ profile: { email, phone, site } }: { profile: MemberProfile }) {
  if (!email && !phone && !site) return null;
  return (
    <dl className={styles.details}>
      {email ? <Detail name="Email" href={`mailto:${email}`} text={email} /> : null}
      {phone ? <Detail name="Phone" href={`tel:${phone.replaceAll(' ', '')}`} text={phone} /> : null}
      {site ? <Detail name="Website" href={site} text={site} /> : null}
    </dl>
  );
}

function Detail({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={href} rel="nofollow ugc noopener">
          {text}
        </a>
      </dd>
    </div>
  );
}

function MessageForm({ profile: { handle }, onSent }: { profile: MemberProfile; onSent: () => void }) {
  const { notify } = useShell();
  const perform = usePerform<MeetingAct>();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<FormOutcome<{ message: string }>>();
  const [isSending, setIsSending] = useState(false);
  const { form, errors, refuse, handleEdit } = useFormErrors(outcome);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending || refuse({ text: text.trim() === '' ? 'Message is required.' : undefined })) return;
    setIsSending(true);
    const done = await perform<{ message: string }>({ what: 'write', handle, text });
    setIsSending(false);
    setOutcome(done);
    if (!done.ok) return;
    notify({ tone: 'success', text: done.value.message });
    onSent();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onChange={handleEdit}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextAreaField
        label="Message"
        name="text"
        required
        maxLength={PROFILE_LIMITS.message}
        value={text}
        error={errors.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {outcome?.ok === false && outcome.message ? <Alert tone="error">{outcome.message}</Alert> : null}
      <p className={styles.note}>We send it by email. An answer goes to your own email address, which they will see.</p>
      <Button type="submit" isBusy={isSending}>
        Send message
      </Button>
    </form>
  );
}
