import type { RequestHandler } from 'express';
import { z } from 'zod';
import { MINUTE_MS } from '@verse/api-contract/time';
import {
  AppError,
  NO_STORE,
  pageReply,
  PUBLIC,
  type RateLimits,
  type Reply,
  type Route,
  route,
} from '../../../platform/http';
import { type Unsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe';
import { unknownLinkPage, UNSUBSCRIBE_POLICY, unsubscribedPage, unsubscribePage } from './unsubscribe-page';

const query = z.strictObject({ token: z.string().max(200) });
const PAGE = { description: 'A page', type: 'text/html' };
const responses = { 200: PAGE, 404: PAGE };
// The address contains the token, so it must not reach other sites.
const headers = {
  ...NO_STORE.headers,
  'Content-Security-Policy': UNSUBSCRIBE_POLICY,
  'Referrer-Policy': 'same-origin',
};

export const unsubscribeLimit = ({ rateLimits }: { rateLimits: RateLimits }): RequestHandler =>
  rateLimits({
    name: 'unsubscribe',
    windowMs: 10 * MINUTE_MS,
    limit: 100,
    message: 'Please wait a few minutes before you turn off more emails.',
  });

async function toPage(work: () => Promise<string>): Promise<Reply> {
  try {
    return pageReply(200, await work(), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return pageReply(error.status, unknownLinkPage(error.message), { headers });
  }
}

/** One page for people, and for email clients one call (RFC 8058), which carries neither cookie nor origin. */
export const unsubscribeRoutes = ({
  unsubscribe,
  limit,
}: {
  unsubscribe: Unsubscribe;
  limit: RequestHandler;
}): Route[] => [
  route(
    {
      method: 'get',
      path: UNSUBSCRIBE_PATH,
      summary: 'Open the page for turning off a group of emails without signing in',
      permission: PUBLIC,
      limits: [limit],
      query,
      responses,
      errors: [429],
    },
    ({ query: { token } }) => toPage(async () => unsubscribePage(await unsubscribe.find(token))),
  ),
  route(
    {
      method: 'post',
      path: UNSUBSCRIBE_PATH,
      summary: 'Unsubscribe from a group of emails by the link in one of them, without signing in (RFC 8058)',
      permission: PUBLIC,
      limits: [limit],
      query,
      responses,
      errors: [403, 429],
    },
    ({ query: { token } }) => toPage(async () => unsubscribedPage(await unsubscribe.turnOff(token))),
  ),
];
