import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** True when the request carries exactly this bearer token. Takes the same time for every wrong one. */
export function carriesToken(request: Request, token: string): boolean {
  const given = /^Bearer ([\x21-\x7e]+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
