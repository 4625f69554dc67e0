import type { RequestHandler } from 'express';
import { withRequestDeadline } from '../../store';

/** Sets the deadline of each request for the store. */
export const storeDeadline: RequestHandler = (_request, response, next) => withRequestDeadline(response, next);
