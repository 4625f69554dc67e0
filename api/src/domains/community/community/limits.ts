import type { RequestHandler } from 'express';
import { HOUR_MS } from '@verse/api-contract/time';
import { byPerson, type RateLimits } from '../../../platform/http';

export type Limits = Record<'posts' | 'comments' | 'likes' | 'saves', RequestHandler>;

/** Rate limits per member and hour. */
const RULES = [
  ['posts', 10, 'That’s a lot of posts for an hour. Please wait a while. Your text is still here.'],
  ['comments', 60, 'That’s a lot of comments for an hour. Please wait a while. Your text is still here.'],
  ['likes', 600, 'That’s a lot of likes for an hour. Please wait a while.'],
  ['saves', 600, 'That’s a lot of saved posts for an hour. Please wait a while.'],
] as const;

export const createLimits = (rateLimits: RateLimits): Limits =>
  Object.fromEntries(
    RULES.map(([name, limit, message]) => [
      name,
      rateLimits({ name: `community-${name}`, windowMs: HOUR_MS, limit, message, by: byPerson, onlyAccepted: true }),
    ]),
  ) as Limits;
