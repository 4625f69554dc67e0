import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { type Coding, codingFor } from './codings';
import type { CacheState } from './page-cache';
import type { ReadyPage } from './ready-page';
import { isHeld } from './validators';

/** The headers of a page, besides those of every response. */
export function headersOfPage(
  page: ReadyPage,
  coding: Coding,
  state: CacheState,
  canonical: string,
  isForAll = true,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control':
      page.render === 'ssr' && page.status === 200
        ? `${isForAll ? 'public' : 'private'}, max-age=0, must-revalidate`
        : 'no-store',
    // The cookie holds the theme, and the bucket while a canary runs.
    vary: 'accept-encoding, cookie',
    etag: page.etag,
    'x-render': page.render,
    'x-cache': state,
    ...(page.status === 200 ? { link: `<${canonical}>; rel="canonical"` } : {}),
    ...(page.render.startsWith('csr:') ? { 'x-robots-tag': 'noindex' } : {}),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  };
}

export const isUnchanged = (request: IncomingMessage, page: ReadyPage) => page.status === 200 && isHeld(request, page);

interface Sending {
  state: CacheState;
  canonical: string;
  /** Others get the same page. */
  isForAll: boolean;
}

export async function sendPage(
  request: Request,
  response: Response,
  page: ReadyPage,
  { state, canonical, isForAll }: Sending,
): Promise<void> {
  const coding = codingFor(request.headers['accept-encoding'] as string | undefined);
  const isKnown = isUnchanged(request, page);
  // A response without a body has no encoding.
  const headers = headersOfPage(page, isKnown ? 'identity' : coding, state, canonical, isForAll);
  response.status(isKnown ? 304 : page.status).set(headers);
  response.end(isKnown ? undefined : await page.body(coding));
}
