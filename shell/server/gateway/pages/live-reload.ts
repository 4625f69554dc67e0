import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Router as ExpressRouter, Router } from 'express';
import type { AppManifest } from '../../../src/remotes/app-manifest';

const POLL_MS = 100;
/** Delay before a page reconnects after the gateway restarts. */
const RETRY_MS = 200;
/** File to which `npm run dev` writes compilation errors, next to the releases. */
const FAILURE_FILE = 'failure.txt';

// Reloads the page, unless a development bundle can apply the change to the open page itself.
const SCRIPT = `let seen;new EventSource("/_reload").onmessage=async({data})=>{
if(seen&&seen!==data&&!await self.verseDevelopment?.(seen,data))location.reload();seen=data}`;

/** Injects the script that reloads the page. Only for `npm run dev`. */
export const withLiveReload = (html: string) =>
  html.replace(/<\/body>/, () => '<script src="/_reload.js" async></script></body>');

/**
 * Notifies open pages if another release becomes active, compilation fails, or the gateway restarts. Once the gateway
 * has restarted, the browser reconnects automatically and recognises the restart by a different start ID.
 * @param composition returns the current composition
 */
export function liveReload(composition: () => AppManifest, releasesDir: string): ExpressRouter {
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
    let lastSent = '';
    const send = async () => {
      const now = await state();
      if (now !== lastSent) response.write(`data: ${now}\n\n`);
      lastSent = now;
    };
    const timer = setInterval(() => void send(), POLL_MS);
    request.on('close', () => clearInterval(timer));
    await send();
  });
  return router;
}
