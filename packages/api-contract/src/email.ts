import { toHostName } from './host-names';

/** Words of letters, digits and the signs of RFC 5322, with a dot between two. Other scripts need a server for them. */
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const MOST = 254;

/**
 * Returns the address as it is stored: its host in lower case and in Punycode, because computers compare it so. Returns
 * undefined if no mail server would take it. The only rule for email addresses, in forms and in the API.
 *
 * @example
 * toEmail('Ada@Пример.рф'); // 'Ada@xn--e1afmkfd.xn--p1ai'
 */
export function toEmail(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0));
  const host = toHostName(text.slice(at + 1));
  if (!MAILBOX.test(mailbox) || host === undefined || host.includes('_')) return undefined;
  const email = `${mailbox}@${host}`;
  return email.length <= MOST ? email : undefined;
}

export const isEmail = (typed: string): boolean => toEmail(typed) !== undefined;

export const EMAIL_MESSAGE = 'Please enter a valid email address.';
