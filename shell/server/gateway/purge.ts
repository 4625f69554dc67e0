import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler } from 'express';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isPaths = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string');

/** Lets the API invalidate pages that a change has made stale. Requires the token. */
export function purge(forget: (paths: string[]) => void, token: string | undefined): RequestHandler[] {
  const expected = token && digest(`Bearer ${token}`);
  return [
    (request, response, next) => {
      // Digests have equal length, whatever was sent.
      const isKnown = expected && timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      if (isKnown) next();
      else response.status(401).end();
    },
    express.json({ limit: '8kb', inflate: false }),
    (request, response) => {
      const { paths } = (request.body ?? {}) as { paths?: unknown };
      if (!isPaths(paths)) return void response.status(400).end();
      forget(paths);
      response.status(204).end();
    },
  ];
}
