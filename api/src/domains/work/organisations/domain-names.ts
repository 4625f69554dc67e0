import { domainToASCII } from 'node:url';
import mailHosts from 'email-providers/all.json';
import { getDomain, getPublicSuffix } from 'tldts';

/** Hosts of mailboxes that the list of `email-providers` lacks. */
const MORE_MAIL_HOSTS = [
  ...[
    'posteo.de',
    'posteo.net',
    'posteo.eu',
    'runbox.com',
    'disroot.org',
    'riseup.net',
    'startmail.com',
    'kolabnow.com',
  ],
  ...['ctemplar.com', 'duck.com', 'mozmail.com', 'passmail.net', 'simplelogin.com', 'privaterelay.appleid.com'],
  ...['fastmail.com', 'fastmail.fm', 'zoho.eu', 'zoho.in', 'zohomail.com', 'tuta.io', 'tutamail.com', 'keemail.me'],
  ...['tuta.com', 'tutanota.com', 'tutanota.de', 'hushmail.com', 'hey.com', 'proton.me', 'pm.me', 'protonmail.ch'],
  ...['ziggo.nl', 'bluewin.ch', 'passport.com', 'myyahoo.com', 'internet.ru', 'email.com', 'usa.com', 'virgilio.it'],
  ...['verizon.net', 'att.net', 'sbcglobal.net', 'cox.net', 'sky.com', '10minutemail.com', 'tempmail.com'],
  ...['temp-mail.org', 'sharklasers.com', 'getnada.com', 'maildrop.cc', 'dispostable.com', 'guerrillamail.com'],
];
const MAIL_HOSTS: ReadonlySet<string> = new Set([...mailHosts, ...MORE_MAIL_HOSTS]);
/** Hosts with a separate domain for each country. */
const MAIL_HOST_FAMILIES =
  /^(?:yahoo|hotmail|outlook|live|yandex|gmx|aol)\.(?:[a-z]{2,3}|com?\.[a-z]{2}|com\.[a-z]{2})$/;

/** Reserved names that are not public domains. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa|alt)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MOST = 253;
const SUFFIXES = { allowPrivateDomains: true } as const;

/** Whether anyone can get a mailbox at the domain, so that one shows nothing about an organisation. */
export function isSharedMailHost(domain: string): boolean {
  const parts = domain.split('.');
  return parts.some((_, index) => {
    const tail = parts.slice(index).join('.');
    return MAIL_HOSTS.has(tail) || MAIL_HOST_FAMILIES.test(tail);
  });
}

/** Returns the name in ASCII if it is a public name that one owner has registered, or is below one. */
function toOwnedName(host: string): string | undefined {
  const name = domainToASCII(host.trim().toLowerCase().replace(/\.$/, ''));
  const labels = name.split('.');
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1)!);
  if (!isName || name.length > MOST || NOT_PUBLIC.test(name)) return undefined;
  return getPublicSuffix(name, SUFFIXES) !== name && getDomain(name, SUFFIXES) !== null ? name : undefined;
}

/**
 * Extracts the domain from a typed web address such as `https://www.Example.com/about`; returns undefined for anything
 * else. A website and its `www.` name have one owner.
 */
export function readDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#][^]*/, '');
  const name = toOwnedName(host);
  return name?.startsWith('www.') ? (toOwnedName(name.slice('www.'.length)) ?? name) : name;
}

/** Returns exactly the domain of a mailbox: who has one at `www.example.com` need not own `example.com`. */
export const domainOfMailbox = (email: string): string | undefined =>
  toOwnedName(email.slice(email.lastIndexOf('@') + 1));
