import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { normalizePhone } from '@verse/api-contract/phone';
import { type MemberProfile, MESSAGE_TEXTS, PROFILE_LIMITS } from '@verse/api-contract/profiles';
import { faultsIn } from '@verse/api-contract/text';
import { useKeptText } from '@verse/contract/kept-text';
import { useSession, useShell } from '@verse/contract/react';
import { formMessage, type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Dialog, RestoredText, TextAreaField, useFormErrors } from '@verse/ui';
import { readText } from './form-text';
import styles from './get-in-touch.module.scss';
import { writeToMember } from './member-actions';
import { useSignInHref } from './use-sign-in-href';

interface GetInTouchProps {
  profile: MemberProfile;
  onClose: () => void;
}

/** The details this visitor may see, and a form that we mail. */
export function GetInTouch({ profile, onClose }: GetInTouchProps) {
  const { status } = useSession();
  return (
    <Dialog title={`Get in touch with ${profile.name}`} onClose={onClose}>
      <div className={styles.body}>
        <Details profile={profile} />
        {profile.isSample ? <p>This is an example: it takes no messages.</p> : null}
        {!profile.isSample && status !== 'member' ? <SignInFirst /> : null}
        {!profile.isSample && status === 'member' ? <MessageForm profile={profile} onSent={onClose} /> : null}
      </div>
    </Dialog>
  );
}

function Details({ profile: { email, phone, site } }: { profile: MemberProfile }) {
  if (!email && !phone && !site) return null;
  return (
    <dl className={styles.details}>
      {email ? <Detail name="Email" href={`mailto:${email}`} text={email} /> : null}
      {phone ? <Detail name="Phone" href={`tel:${normalizePhone(phone)}`} text={phone} /> : null}
      {site ? <Detail name="Website" href={site} text={new URL(site).host} /> : null}
    </dl>
  );
}

const Detail = ({ name, href, text }: { name: string; href: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <a href={href} rel="nofollow ugc noopener">
        {text}
      </a>
    </dd>
  </div>
);

function SignInFirst() {
  const signIn = useSignInHref();
  return (
    <p>
      <Link to={signIn}>Sign in</Link> to send a message.
    </p>
  );
}

function MessageForm({ profile: { handle, name }, onSent }: { profile: MemberProfile; onSent: () => void }) {
  const { notify } = useShell();
  const { user } = useSession();
  const send = useSend();
  const [result, setResult] = useState<Result<{ message: string }>>();
  const [isSending, setIsSending] = useState(false);
  const kept = useKeptText(`message ${handle}`);
  const { form, errors, refuse, handleEdit } = useFormErrors(result, kept.form);
  const failure = formMessage(result);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = readText(new FormData(event.currentTarget), 'text');
    if (isSending || refuse(faultsIn(MESSAGE_TEXTS, { text }))) return;
    setIsSending(true);
    const done = await send((api) => writeToMember(api, handle, text));
    setIsSending(false);
    setResult(done);
    if (!done.ok) return;
    kept.forget();
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
      {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
      <TextAreaField label="Message" name="text" required maxLength={PROFILE_LIMITS.message} error={errors.text} />
      <p className={styles.note}>
        We mail it for you. If <bdi>{name}</bdi> replies, the reply goes to {user?.email ?? 'your email'}.
      </p>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Button type="submit" isBusy={isSending}>
        Send message
      </Button>
    </form>
  );
}
