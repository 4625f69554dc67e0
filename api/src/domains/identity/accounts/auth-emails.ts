import { z } from 'zod';

/** A host that no account can have a mailbox at, because `toAuthEmail` also rewrites addresses there. */
const HOST = 'address.invalid';
const isRewritten = (email: string) => email.endsWith(`@${HOST}`);

/**
 * Returns the address as better-auth knows it. Its pattern refuses good addresses, such as `first&last@example.org` and
 * `ada@xn--e1afmkfd.xn--p1ai`, so these are written in hexadecimal. No two addresses become the same. The store holds
 * the address itself (`auth-adapter.ts`).
 */
export const toAuthEmail = (email: string): string =>
  z.regexes.email.test(email) && !isRewritten(email) ? email : `${Buffer.from(email).toString('hex')}@${HOST}`;

/** Reverses `toAuthEmail`. */
export const fromAuthEmail = (email: string): string =>
  isRewritten(email) ? Buffer.from(email.slice(0, -HOST.length - 1), 'hex').toString() : email;

/** Shows the address itself in the label of an authenticator app. */
export const withReadableEmail = (uri: string): string =>
  uri.replace(/(?<![\da-f])[\da-f]+(?:@|%40)address\.invalid/g, (email) =>
    encodeURIComponent(fromAuthEmail(email.replace('%40', '@'))),
  );
