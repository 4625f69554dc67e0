// Standalone dev server: serves one section's pages in a stub shell and proxies API calls, if an API is available.
import { randomUUID } from 'node:crypto';
import { request as ask } from 'node:http';
import path from 'node:path';
import express from 'express';
import { STANDALONE_PATH } from '../webpack/base.mjs';
import { distOf, WORKSPACE_ROOT } from '../workspace.mjs';
import { createHotState } from './hot-state.mjs';
import { watchBuild } from './watch.mjs';

const LISTEN = `let seen;new EventSource("/_reload").onmessage=async({data})=>{
if(seen&&seen!==data&&!await self.verseDevelopment?.(seen,data))location.reload();seen=data}`;

/** @param {string} text */
const escape = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

const FILES =
  `<link rel="stylesheet" href="${STANDALONE_PATH}main.css">` +
  `<script defer src="${STANDALONE_PATH}main.js"></script>`;

/** @param {string} section @param {string} failure the compile error if there is no successful build yet */
const page = (section, failure) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${section}</title>
<style>@layer reset, tokens, base, ui, section;</style>
<script>${LISTEN}</script>
${failure ? '' : FILES}
</head>
<body><div id="root">${failure ? `<pre role="alert">${escape(failure)}</pre>` : ''}</div></body>
</html>
`;

/**
 * Proxies requests and responses unchanged, including cookies.
 * @param {string} origin @returns {import('express').RequestHandler}
 */
const proxyTo = (origin) => (request, response) => {
  const call = ask(
    new URL(request.originalUrl, origin),
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  call.on('error', () => {
    if (response.headersSent) return response.destroy();
    const message = `No API answers at ${origin}.`;
    return response
      .status(503)
      .json({ type: 'about:blank', title: 'No API', status: 503, code: 'unavailable', message });
  });
  request.pipe(call);
};

/**
 * @typedef {{ sections: Record<string, { release: string | undefined }> }} Composition
 * @typedef {{ start: string, composition: Composition, failure: string }} State
 */

/** Sends the state to open pages on connection and after every change. */
function announcer() {
  /** @type {Set<import('express').Response>} */
  const listeners = new Set();
  let now = '';
  return {
    /** @param {State} state */
    say(state) {
      now = JSON.stringify(state);
      for (const response of listeners) response.write(`data: ${now}\n\n`);
    },
    /** @param {import('express').Request} _request @param {import('express').Response} response */
    handler(_request, response) {
      response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
      if (now) response.write(`data: ${now}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };
}

/**
 * @param {string} section
 * @param {{ port: number, apiOrigin: string, onLine: (text: string) => void }} options
 */
export async function serveStandalone(section, { port, apiOrigin, onLine }) {
  const start = randomUUID();
  const pages = announcer();
  /** @type {State} */
  let state = { start, composition: { sections: {} }, failure: '' };
  /** @type {import('./hot-state.mjs').HotState | undefined} */
  let record;
  const change = (/** @type {Partial<State>} */ part) => {
    state = { ...state, ...part };
    pages.say(state);
  };
  const app = express().disable('x-powered-by');
  // Prevents DNS rebinding, in which another site points its domain name at this machine.
  app.use((request, response, next) =>
    ['localhost', '127.0.0.1'].includes(request.hostname) ? next() : response.status(403).end(),
  );
  app.get('/_reload', pages.handler);
  app.get(`${STANDALONE_PATH}hot.json`, (_request, response) => {
    response.set('cache-control', 'no-store').json(record);
  });
  const files = path.join(distOf(path.join(WORKSPACE_ROOT, section), 'development'), 'standalone');
  app.use(STANDALONE_PATH, express.static(files, { cacheControl: false, etag: false }), (_request, response) => {
    response.status(404).type('text').end('There is no such file.');
  });
  app.use(['/api', '/Data'], proxyTo(apiOrigin));
  app.get('/{*any}', (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .type('html')
      .end(page(section, record ? '' : state.failure));
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      app.listen(port, '127.0.0.1', (error) => (error ? reject(error) : resolve()));
    })
  );
  await watchBuild(section, {
    standalone: true,
    async onBuilt(stats) {
      if (record) onLine(`built in ${stats.endTime - stats.startTime} ms`);
      record = await createHotState(stats);
      change({ composition: { sections: { [section]: { release: stats.hash } } }, failure: '' });
    },
    onFailure(text) {
      onLine(text);
      change({ failure: text });
    },
  });
}
