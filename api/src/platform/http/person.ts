import type { Request, Response } from 'express';
import type { Role } from '@verse/api-contract/rights';

/** Who calls, as much as routes need to know. */
export interface Person {
  id: string;
  name: string;
  /** Editors publish; what members write waits for an editor. */
  role: Role;
  /** Staff of an installation that asks them for a second factor, without one: nothing that is for staff alone. */
  lacksSecondFactor: boolean;
}

/** Somebody who is signed in, as much as the guard asks. */
export interface Caller extends Person {
  emailVerified: boolean;
}

export type CallerOf = (request: Request) => Promise<Caller | undefined>;

/** Who the guard has let in. */
function personOf(response: Response): Person {
  return response.locals.person as Person;
}

/** For limits that count each person, wherever they call from. */
export const byPerson = (request: Request): string => personOf(request.res!).id;
