import express, { type RequestHandler } from 'express';
import { AppError } from './app-error';

/**
 * Nobody sends us compressed bodies, and decoding them is where bombs and decoder bugs live. `identity` says "as it is".
 */
export const refuseEncodedBodies: RequestHandler = (request, _response, next) => {
  const encoding = request.get('content-encoding');
  if (encoding === undefined || encoding.toLowerCase() === 'identity') next();
  else throw new AppError('unsupported', 'unsupported-media', 'Send the request body uncompressed.');
};

/** Parses a JSON body, and refuses any other kind. */
export function jsonBody(limit: number): RequestHandler {
  const parse = express.json({ limit, inflate: false, strict: true, type: 'application/json' });
  return (request, response, next) => {
    if (request.is('application/json') !== 'application/json') {
      throw new AppError('unsupported', 'unsupported-media', 'Send JSON, with the content type application/json.');
    }
    parse(request, response, next);
  };
}
