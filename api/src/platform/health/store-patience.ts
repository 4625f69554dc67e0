import type { RequestHandler } from 'express';
import { patientFor } from '../../store';

/** Sets the deadline of each request for the store. */
export const patientWithStore: RequestHandler = (_request, response, next) => patientFor(response, next);
