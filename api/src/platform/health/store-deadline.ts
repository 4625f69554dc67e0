import type { RequestHandler } from 'express';
import { withRequestDeadline } from '../../store';

/** Sets a deadline for each request's store calls. */
export const storeDeadline: RequestHandler = (_request, response, next) => withRequestDeadline(response, next);
