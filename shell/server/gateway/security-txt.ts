import type { RequestHandler } from 'express';

/** RFC 9116 requires less than a year. Later readers fetch it again. */
const VALID_MS = 90 * 86_400_000;

/** Tells where to report a vulnerability. Without a contact there is no such file. */
export function securityTxt({
  contact,
  publicOrigin,
  now = () => Date.now(),
}: {
  contact: string | undefined;
  publicOrigin: string;
  now?: () => number;
}): RequestHandler {
  return (_request, response, next) => {
    if (contact === undefined) return next();
    const expires = new Date(now() + VALID_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
    ];
    response
      .set('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  };
}
