import { domainToASCII } from 'node:url';
import { withoutEnd } from '@verse/api-contract/without-end';

interface Provider {
  /** Main domain, even if the address uses another domain of the same provider. */
  domain: string;
  /** Characters before the `@` that the provider ignores. */
  ignored?: RegExp;
  /** Character that separates the mailbox name from a tag, in addition to `+`. */
  separator?: string;
}

/** Domains that share mailboxes according to their provider, keyed by canonical domain. */
const SHARED_DOMAINS: Record<string, readonly string[]> = {
  'gmail.com': ['googlemail.com'],
  'icloud.com': ['me.com', 'mac.com'],
  'proton.me': ['protonmail.com', 'protonmail.ch', 'pm.me'],
  'yandex.ru': ['yandex.com', 'yandex.by', 'yandex.kz', 'yandex.uz', 'yandex.com.tr', 'ya.ru'],
};

const IGNORED: Record<string, RegExp> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
  'yandex.ru': /[.-]/g,
};

/** Yahoo names contain no hyphens, so a hyphen separates the name from the keyword of a disposable address. */
const YAHOO = /^(?:yahoo\.(?:[a-z]{2,3}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com|myyahoo\.com)$/;
/** `tag@name.fastmail.com` delivers to `name@fastmail.com`. */
const SUBDOMAIN_TAG = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

const MAIN_DOMAIN = new Map(
  Object.entries(SHARED_DOMAINS).flatMap(([main, others]) => others.map((other) => [other, main] as const)),
);

function findProvider(typed: string): Provider {
  const domain = MAIN_DOMAIN.get(typed) ?? typed;
  const ignored = IGNORED[domain];
  return { domain, ...(ignored ? { ignored } : {}), ...(YAHOO.test(domain) ? { separator: '-' } : {}) };
}

/** Returns the part before the first separator, or the whole text if that part would be empty. */
const withoutTag = (local: string, separator: string) => {
  const end = local.indexOf(separator);
  return end > 0 ? local.slice(0, end) : local;
};

/**
 * Maps all recognisable addresses of a mailbox to one string. Ignores differences in letter case, `+tags`, and
 * characters that large providers ignore, but cannot recognise catch-all domains. Use the result only for comparing and
 * counting, never for delivery or sign-in, because emails must be sent to the address as entered.
 */
export function normalizeMailbox(email: string): string {
  const plain = email.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const typedDomain = withoutEnd(plain.slice(at + 1), '.');
  const { domain, ignored, separator } = findProvider(domainToASCII(typedDomain) || typedDomain);
  const local = plain.slice(0, Math.max(at, 0));
  const [, name, host] = SUBDOMAIN_TAG.exec(domain) ?? [];
  if (name !== undefined) return `${name}@${host}`;
  const untagged = withoutTag(local, '+');
  const mailbox = separator === undefined ? untagged : withoutTag(untagged, separator);
  return `${(ignored && mailbox.replace(ignored, '')) || mailbox}@${domain}`;
}
