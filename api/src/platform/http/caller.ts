import type { Request, Response } from 'express';
import type { Role } from '@verse/api-contract/roles';

/** The signed-in person as routes see them. */
export interface Person {
  id: string;
  name: string;
  /** Editors publish directly; posts by members wait for an editor. */
  role: Role;
  /**
   * Whether the caller is staff but lacks the second factor that this installation requires. Such callers are denied
   * all staff permissions.
   */
  lacksSecondFactor: boolean;
}

/** The signed-in person as the guard sees them. */
export interface Caller extends Person {
  emailVerified: boolean;
  /** When a silence that is in force ends. Until then, the member may make only some writes. */
  silencedUntil?: Date | undefined;
}

export type FindCaller = (request: Request) => Promise<Caller | undefined>;

function admittedPerson(response: Response): Person {
  return response.locals.person as Person;
}

/** Rate-limit key that identifies the person, regardless of IP address. */
export const byPerson = (request: Request): string => admittedPerson(request.res!).id;
