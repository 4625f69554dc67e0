import type { MemberProfile } from '@verse/api-contract/api';
import { normalizePhone } from '@verse/api-contract/phone';
import { Dialog, Stack } from '@verse/ui';
import { FirstMessage } from './first-message';
import styles from './first-message.module.scss';

interface GetInTouchProps {
  profile: MemberProfile;
  /** The work that the message is about; if omitted, it is about the profile. */
  workId?: string | undefined;
  onClose: () => void;
}

/** The contact details visible to this visitor, and a form for a first message. */
export function GetInTouch({ profile, workId, onClose }: GetInTouchProps) {
  const { handle, name, isSample } = profile;
  const title = `Get in touch with ${name}`;
  if (isSample)
    return (
      <Dialog title={title} onClose={onClose}>
        <Stack gap={5}>
          <Details profile={profile} />
          <p>Example profile: see how yours could look.</p>
        </Stack>
      </Dialog>
    );
  return (
    <FirstMessage
      title={title}
      subject={workId === undefined ? { kind: 'profile', handle } : { kind: 'work', handle, id: workId }}
      name={name}
      onClose={onClose}
    >
      <Details profile={profile} />
    </FirstMessage>
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
