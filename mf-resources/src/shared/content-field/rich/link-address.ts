import { isEmail } from '@verse/api-contract/email';
import { createMarkdownParser, isSafeAddress } from '@verse/api-contract/markdown-source';

const { normalizeLink } = createMarkdownParser();

const SCHEME = /^(?:https?:\/\/|mailto:|\/)/i;
/** A host with a dot, with a port, path, query or fragment if any. */
const HOST = /^[^\s/:?#@.]+(?:\.[^\s/:?#@.]+)+\.?(?::\d+)?(?:[/?#].*)?$/;
/** The local part of a mail address may have characters that end the address in a URL. */
const LOCAL = /[%?#&/]/g;

/**
 * Returns an address as it is stored: what is encoded stays so, and the rest is encoded once. Parsers encode in the
 * same way, so the address stays the same however often it is read, shown and set again.
 */
export const normalizeAddress = (address: string): string => normalizeLink(address.trim().toWellFormed());

/** Completes a typed URL or mail address. Returns null for text that is neither. */
export function completeAddress(typed: string): string | null {
  const text = typed.trim();
  let address: string | null = null;
  if (SCHEME.test(text)) address = text;
  else if (HOST.test(text)) address = `https://${text}`;
  else if (isEmail(text)) address = `mailto:${text.replace(LOCAL, (char) => encodeURIComponent(char))}`;
  if (address === null) return null;
  const normal = normalizeAddress(address);
  return isSafeAddress(normal) ? normal : null;
}
