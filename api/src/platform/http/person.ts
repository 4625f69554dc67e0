import type { Request, RequestHandler, Response } from 'express';
import type { Role } from '@verse/api-contract/accounts';

/** Who calls, as much as routes need to know. */
export interface Person {
  id: string;
  name: string;
  /** Editors publish; what members write waits for an editor. */
  role: Role;
  /** Staff of an installation that asks them for a second factor, without one: nothing that is for staff alone. */
  lacksSecondFactor: boolean;
}

/** Says who calls and that they may; refuses with 401 (who are you?) or 403 (not you). */
export type Authenticate = (request: Request) => Promise<Person>;

/** Puts the authentication before everything that reads the body. */
export function identify(authenticate: Authenticate): RequestHandler {
  return async (request, response, next) => {
    response.locals.person = await authenticate(request);
    next();
  };
}

/** Who `identify` found. */
export function personOf(response: Response): Person {
  return response.locals.person as Person;
}
