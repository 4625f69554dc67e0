import { randomUUID } from 'node:crypto';
import { Router, type Router as ExpressRouter } from 'express';

const LOOK_MS = 300;

const SCRIPT = `let seen;new EventSource("/_reload").onmessage=({data})=>{if(seen&&seen!==data)location.reload();seen=data}`;

/** Puts the script that reloads the page into it. For `npm run dev` only. */
export const withLiveReload = (html: string) => html.replace(/<\/body>/, () => '<script src="/_reload.js" async></script></body>');

/**
 * Tells open pages when what they are made of has changed: another release is active, or the gateway was started anew
 * (the browser connects again by itself and finds another name).
 * @param composition what the site is made of now, as text
 */
export function liveReload(composition: () => string): ExpressRouter {
  const start = randomUUID();
  const router = Router();
  router.get('/_reload.js', (_, response) => void response.type('js').set('cache-control', 'no-store').end(SCRIPT));
  router.get('/_reload', (request, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    let told = '';
    const tell = () => {
      const now = start + composition();
      if (now !== told) response.write(`data: ${now}\n\n`);
      told = now;
    };
    tell();
    const timer = setInterval(tell, LOOK_MS);
    request.on('close', () => clearInterval(timer));
  });
  return router;
}
