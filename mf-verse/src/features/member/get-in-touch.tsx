import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type MemberProfile, MESSAGE_TEXTS } from '@verse/api-contract/profiles';
import { faultsIn } from '@verse/api-contract/text';
import { useSession, useShell } from '@verse/contract/react';
import { Alert, Button, Dialog, TextAreaField } from '@verse/ui';
import type { Refusal } from '../../shared/form-outcome';
import { usePerform } from '../../shared/perform';
import styles from './get-in-touch.module.scss';
import type { MemberAct } from './member.api';

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
        {profile.takesMessages ? null : <p>This is a sample profile: nobody reads its messages.</p>}
        {profile.takesMessages && status !== 'member' ? <SignInFirst /> : null}
        {profile.takesMessages && status === 'member' ? <MessageForm profile={profile} onSent={onClose} /> : null}
      </div>
    </Dialog>
  );
}

function Details({ profile: { email, phone, site } }: { profile: MemberProfile }) {
  if (!email && !phone && !site) return null;
  return (
    <dl className={styles.details}>
      {email ? <Detail name="Email" href={`mailto:${email}`} text={email} /> : null}
      {phone ? <Detail name="Phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} /> : null}
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
  const { href } = useShell();
  const { pathname } = useLocation();
  return (
    <p>
      <Link to={`${href('sign-in')}?next=${encodeURIComponent(pathname)}`}>Sign in</Link> to send a message.
    </p>
  );
}

function MessageForm({ profile: { handle, name }, onSent }: { profile: MemberProfile; onSent: () => void }) {
  const { notify } = useShell();
  const { user } = useSession();
  const perform = usePerform<MemberAct>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('text');
    const text = typeof typed === 'string' ? typed : '';
    const fields = faultsIn(MESSAGE_TEXTS, { text });
    if (fields.text) return setRefusal({ ok: false, fields: { text: fields.text } });
    setIsSending(true);
    const outcome = await perform<{ message: string }>({ kind: 'message', handle, text });
    setIsSending(false);
    if (!outcome.ok) return setRefusal(outcome);
    notify({ tone: 'success', text: outcome.value.message });
    onSent();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextAreaField label="Message" name="text" required error={refusal?.fields.text} />
      <p className={styles.note}>
        We mail it for you. If {name} replies, the reply goes to {user?.email ?? 'your email'}.
      </p>
      {refusal?.message ? (
        <Alert tone="error">
          <p>{refusal.message}</p>
        </Alert>
      ) : null}
      <Button type="submit" isBusy={isSending}>
        Send message
      </Button>
    </form>
  );
}
