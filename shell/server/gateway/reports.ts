import express, { type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import type { ClientOf } from './client-address';

const MINUTE_MS = 60_000;
/** One browser whose pages are broken says so a few times; nobody needs to hear more of it. */
const PER_CLIENT = 20;
/** Against a log that many clients fill together. */
const PER_MINUTE = 1200;
const LONGEST = 2000;
/** Links in mails carry one; an error may quote the address of its page. */
const TOKEN = /token=[\w%-]+/gi;

/** What browsers could not show, one log line each: encoded, shortened and limited, since anybody may send it. */
export function reports(log: Log, clientOf: ClientOf, now: () => number = Date.now): RequestHandler[] {
  let minute = 0;
  let count = 0;
  const byClient = new LRUCache<string, number>({ max: 10_000 });

  function isTooMany(client: string): boolean {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      count = 0;
      byClient.clear();
    }
    const sent = (byClient.get(client) ?? 0) + 1;
    byClient.set(client, sent);
    if (sent > PER_CLIENT) return true;
    count += 1;
    if (count === PER_MINUTE + 1)
      log.warn({ perMinute: PER_MINUTE }, 'more browsers report than are heard this minute');
    return count > PER_MINUTE;
  }

  return [
    express.text({ type: '*/*', limit: '8kb', inflate: false }),
    (request, response) => {
      if (!isTooMany(clientOf(request).key))
        log.warn({ report: String(request.body).slice(0, LONGEST).replace(TOKEN, 'token=…') }, 'a browser reports');
      response.status(204).end();
    },
  ];
}
