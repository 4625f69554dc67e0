import { domainToASCII } from 'node:url';

/** Public email providers. An address at one of these domains does not prove a connection to an organisation. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'passport.com'],
  ...['ymail.com', 'rocketmail.com', 'myyahoo.com', 'aol.com', 'aim.com', 'icloud.com', 'me.com', 'mac.com'],
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me', 'gmx.com', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
  ...['web.de', 't-online.de', 'freenet.de', 'mail.com', 'email.com', 'usa.com', 'mail.ru', 'bk.ru', 'list.ru'],
  ...['inbox.ru', 'internet.ru', 'rambler.ru', 'zoho.com', 'zohomail.com', 'fastmail.com', 'fastmail.fm', 'hey.com'],
  ...['tutanota.com', 'tutanota.de', 'tuta.com', 'tuta.io', 'tutamail.com', 'keemail.me', 'hushmail.com', 'duck.com'],
  ...['qq.com', 'foxmail.com', '163.com', '126.com', 'yeah.net', 'sina.com', 'naver.com', 'daum.net', 'hanmail.net'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'libero.it', 'virgilio.it', 'tiscali.it'],
  ...[
    'comcast.net',
    'verizon.net',
    'att.net',
    'sbcglobal.net',
    'cox.net',
    'btinternet.com',
    'sky.com',
    'rediffmail.com',
  ],
  ...['mailinator.com', 'guerrillamail.com', '10minutemail.com', 'tempmail.com', 'temp-mail.org', 'yopmail.com'],
  ...['trashmail.com', 'sharklasers.com', 'getnada.com', 'maildrop.cc', 'dispostable.com', 'simplelogin.com'],
]);
/** Providers with a separate domain for each country. */
const PUBLIC_FAMILIES = /^(?:yahoo|hotmail|outlook|live|yandex|gmx|aol)\.(?:[a-z]{2,3}|com?\.[a-z]{2}|com\.[a-z]{2})$/;

/** Reserved names that are not public domains. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa|alt)$/;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const MOST = 253;

export function isPublicProvider(domain: string): boolean {
  const parts = domain.split('.');
  return parts.some((_, index) => {
    const tail = parts.slice(index).join('.');
    return PUBLIC_PROVIDERS.has(tail) || PUBLIC_FAMILIES.test(tail);
  });
}

/** Extracts the domain from typed text such as `https://www.Example.com/about`; returns undefined for anything else. */
export function readDomain(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(host).replace(/^www\./, '');
  const labels = domain.split('.');
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && /[a-z]/.test(labels.at(-1)!);
  return isName && domain.length <= MOST && !NOT_PUBLIC.test(domain) ? domain : undefined;
}
