import { addressOf, type FixedPage } from '@verse/contract/addresses';
import type { FeatureEmail } from '../../../platform/feature';
import { greetingFor, type MailJob, type Message } from '../../../platform/mail';
import type { AccountDocument, AccountRepository } from './accounts.repository';
import { isMailKind, type MailKind } from './mail-kinds';
import type { MailLinks } from './mail-links';
import { wantsMail, writePreferenceEmail } from './notifications';
import { createRequestedMails } from './requested-mails';
import { createSecurityMails } from './security-mails';
import type { Unsubscribe } from './unsubscribe';

export interface AccountMailsOptions {
  accounts: AccountRepository;
  links: MailLinks;
  unsubscribe: Pick<Unsubscribe, 'linkFor'>;
  publicOrigin: string;
  /** A function, because accounts are created before the other features. */
  featureMails: () => readonly FeatureEmail[];
}

/** Whether the email was requested before the account was last secured. */
function isVoid(
  kind: string,
  { stamp, askedAt }: Record<string, string>,
  { securityStamp = 0, securedAt }: AccountDocument,
): boolean {
  if (stamp !== undefined) return stamp !== String(securityStamp);
  return kind === 'reset-password' && securedAt !== undefined && Number(askedAt) < securedAt.getTime();
}

/** Composes an email right before it is sent. */
export function createAccountMails({ accounts, links, unsubscribe, publicOrigin, featureMails }: AccountMailsOptions) {
  const at = (page: FixedPage) => publicOrigin + addressOf(page);
  const write = { ...createRequestedMails({ accounts, links, at }), ...createSecurityMails(at) };

  return async ({ kind, about }: MailJob): Promise<Message | undefined> => {
    const other = featureMails().find((one) => one.kind === kind);
    if (other && !('event' in other)) return other.write(about);
    const user = about.userId ? await accounts.find(about.userId) : await accounts.findByEmail(about.email ?? '');
    if (!user || user.suspended === true || isVoid(kind, about, user)) return undefined;
    if (other ? !user.emailVerified || !wantsMail(user, other) : !isMailKind(kind)) return undefined;
    const message = await (other
      ? writePreferenceEmail(other, about, { publicOrigin, unsubscribe: unsubscribe.linkFor(user, other.event) })
      : write[kind as MailKind](user, about));
    // A stranger may have signed up with this address and put a message in the name, so an email to an unverified
    // address contains no name.
    return (
      message && {
        to: user.email,
        greeting: user.emailVerified ? greetingFor(user.firstName) : 'Hello,',
        ...message,
      }
    );
  };
}
