import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import { CHANGED_PAGES, formatChangedPages } from '@verse/api-contract/changed-pages';
import type { ContentEvents } from './content-events';

interface Call {
  response: Response;
  paths: Set<string>;
}

/** One for the process, because each storage that is in use slows every promise. */
const calls = new AsyncLocalStorage<Call>();

/**
 * Adds a response header that lists the pages changed by the request. The gateway invalidates these pages before it
 * forwards the response to the author; other gateways poll for changes.
 */
export function nameChangedPages(events: Pick<ContentEvents, 'subscribe'>): RequestHandler {
  events.subscribe(({ paths }) => {
    const call = calls.getStore();
    if (!call || call.response.headersSent) return;
    for (const path of paths) call.paths.add(path);
    if (call.paths.size > 0) call.response.setHeader(CHANGED_PAGES, formatChangedPages(call.paths));
  });
  return (_request, response, next) => calls.run({ response, paths: new Set() }, next);
}
