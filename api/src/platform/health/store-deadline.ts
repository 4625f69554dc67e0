import type { RequestHandler } from 'express';
import { withRequestDeadline } from '../../store';

/** Sets the deadline for the store calls of each request. */
export const storeDeadline: RequestHandler = (_request, response, next) => withRequestDeadline(response, next);
