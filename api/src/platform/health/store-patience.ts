import type { RequestHandler } from 'express';
import { patientFor } from '../../store';

/** Gives each request its share of patience with the store. */
export const patientWithStore: RequestHandler = (_request, response, next) => patientFor(response, next);
