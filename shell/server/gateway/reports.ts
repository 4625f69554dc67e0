import express, { type RequestHandler } from 'express';
import type { Log } from '../log';

const PER_MINUTE = 120;
const LONGEST = 2000;
/** Links in mails carry one; an error may quote the address of its page. */
const TOKEN = /token=[\w%-]+/gi;

/** What browsers could not show, one log line each: encoded, shortened and limited, since anybody may send it. */
export function reports(log: Log): RequestHandler[] {
  let minute = 0;
  let count = 0;
  return [
    express.text({ type: '*/*', limit: '8kb', inflate: false }),
    (request, response) => {
      const now = Math.floor(Date.now() / 60_000);
      count = now === minute ? count + 1 : 1;
      minute = now;
      if (count <= PER_MINUTE) log.warn({ report: String(request.body).slice(0, LONGEST).replace(TOKEN, 'token=…') }, 'a browser reports');
      response.status(204).end();
    },
  ];
}
