import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Router as ExpressRouter, Router } from 'express';
import type { Composition } from '../../src/remotes/composition';

const LOOK_MS = 100;
/** How soon a page asks again when the gateway was started anew. */
const RETRY_MS = 200;
/** Written by `npm run dev`, beside the releases: what does not compile. */
const FAILURE_FILE = 'failure.txt';

// Bundles that are made for development take what has changed into the page, and say whether they could.
const SCRIPT = `let seen;new EventSource("/_reload").onmessage=async({data})=>{
if(seen&&seen!==data&&!await self.verseDevelopment?.(seen,data))location.reload();seen=data}`;

/** Puts the script that reloads the page into it. For `npm run dev` only. */
export const withLiveReload = (html: string) =>
  html.replace(/<\/body>/, () => '<script src="/_reload.js" async></script></body>');

/**
 * Tells open pages when what they are made of has changed: another release is active, something does not compile, or
 * the gateway was started anew (the browser connects again by itself and finds another name).
 * @param composition what the site is made of now
 */
export function liveReload(composition: () => Composition, releasesDir: string): ExpressRouter {
  const start = randomUUID();
  const router = Router();
  router.get('/_reload.js', (_, response) => void response.type('js').set('cache-control', 'no-store').end(SCRIPT));
  const state = async () => {
    const failure = await readFile(path.join(releasesDir, FAILURE_FILE), 'utf8').catch(() => '');
    return JSON.stringify({ start, composition: composition(), failure });
  };
  router.get('/_reload', async (request, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    response.write(`retry: ${RETRY_MS}\n\n`);
    let told = '';
    const tell = async () => {
      const now = await state();
      if (now !== told) response.write(`data: ${now}\n\n`);
      told = now;
    };
    const timer = setInterval(() => void tell(), LOOK_MS);
    request.on('close', () => clearInterval(timer));
    await tell();
  });
  return router;
}
