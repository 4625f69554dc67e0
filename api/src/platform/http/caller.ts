import type { Request, Response } from 'express';
import type { Role } from '@verse/api-contract/rights';

/** The caller, as far as routes need to know. */
export interface Person {
  id: string;
  name: string;
  /** Editors publish; posts of members wait for an editor. */
  role: Role;
  /** Staff without the second factor that this installation requires: denied everything that is for staff only. */
  lacksSecondFactor: boolean;
}

/** A signed-in person, as far as the guard needs to know. */
export interface Caller extends Person {
  emailVerified: boolean;
}

export type FindCaller = (request: Request) => Promise<Caller | undefined>;

/** Returns the person that the guard has admitted. */
function admittedPerson(response: Response): Person {
  return response.locals.person as Person;
}

/** Key for limits that count each person, from any address. */
export const byPerson = (request: Request): string => admittedPerson(request.res!).id;
