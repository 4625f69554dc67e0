import { type RequestHandler, Router } from 'express';
import { can, grantOf } from '@verse/api-contract/rights';
import { AppError } from './app-error';
import { EVERYBODY, isForStaff, type May } from './may';
import type { Caller, CallerOf, Person } from './person';
import type { Route } from './route';

/** Returns 401 when the caller is not signed in, 403 when the caller lacks the permission. */
export function refusalOf(may: May, caller: Caller | undefined): AppError | undefined {
  if (may === EVERYBODY) return undefined;
  if (caller === undefined) return new AppError('unauthenticated', 'Please sign in to continue.');
  if (!can(caller.role, may)) return new AppError('forbidden', 'Your account may not do this.');
  if (grantOf(may).verified && !caller.emailVerified)
    return new AppError('forbidden', 'Please verify your email first.');
  return isForStaff(may) && caller.lacksSecondFactor ? secondFactorMissing() : undefined;
}

const secondFactorMissing = () =>
  new AppError(
    'two-factor-required',
    'Your role asks for two-factor sign-in. Turn it on under Settings in the Verse, then try again.',
  );

/** For operations that members may do too, but staff on more than their own things. */
export function assertSecondFactor({ lacksSecondFactor }: Person): void {
  if (lacksSecondFactor) throw secondFactorMissing();
}

/** Runs before all routes and admits only callers with the required permission. */
export function guard(routes: readonly Route[], callerOf: CallerOf): RequestHandler {
  const router = Router();
  for (const { method, path, may } of routes) {
    if (may !== EVERYBODY) router[method](path, guardOne(may, callerOf));
  }
  // Wrapped, so that these do not count as routes of the app.
  return (request, response, next) => void router(request, response, next);
}

function guardOne(may: May, callerOf: CallerOf): RequestHandler {
  return async (request, response, next) => {
    const caller = await callerOf(request);
    const refusal = refusalOf(may, caller);
    if (refusal) throw refusal;
    response.locals.person = caller;
    response.set('Cache-Control', 'no-store');
    next();
  };
}
