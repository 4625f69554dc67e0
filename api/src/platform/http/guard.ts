import { type RequestHandler, Router } from 'express';
import { can, grantOf } from '@verse/api-contract/rights';
import { AppError } from './app-error';
import type { Caller, FindCaller, Person } from './caller';
import { isForStaff, type Permission, PUBLIC } from './permission';
import type { Route } from './route';
import { checkSilence } from './silence';

/** Returns a 401 error if the caller is not signed in, or a 403 error if the caller lacks the permission. */
export function checkPermission(
  permission: Permission,
  caller: Pick<Caller, 'role' | 'emailVerified' | 'lacksSecondFactor'> | undefined,
): AppError | undefined {
  if (permission === PUBLIC) return undefined;
  if (caller === undefined) return new AppError('unauthenticated', 'Please sign in to continue.');
  if (!can(caller.role, permission)) return new AppError('forbidden', 'Your account can’t do this.');
  if (grantOf(permission).verified && !caller.emailVerified)
    return new AppError('forbidden', 'Please verify your email first.');
  return isForStaff(permission) && caller.lacksSecondFactor ? secondFactorRequired() : undefined;
}

const secondFactorRequired = () =>
  new AppError('two-factor-required', 'Your role needs two-factor sign-in. Turn it on in Settings, then try again.');

/** Checks the second factor of staff in operations that members may also perform on their own content. */
export function assertSecondFactor({ lacksSecondFactor }: Person): void {
  if (lacksSecondFactor) throw secondFactorRequired();
}

/** Runs before all routes and admits only callers who have the required permission. */
export function guard(routes: readonly Route[], findCaller: FindCaller): RequestHandler {
  const router = Router();
  for (const route of routes) {
    const { method, path, permission } = route;
    if (permission !== PUBLIC) router[method](path, requirePermission(route, findCaller));
  }
  // Wrapped in a function, so that these handlers do not count as app routes.
  return (request, response, next) => void router(request, response, next);
}

function requirePermission(
  route: Pick<Route, 'method' | 'path' | 'permission'>,
  findCaller: FindCaller,
): RequestHandler {
  return async (request, response, next) => {
    const caller = await findCaller(request);
    const error = checkPermission(route.permission, caller) ?? (caller && checkSilence(route, caller));
    if (error) throw error;
    response.locals.person = caller;
    response.set('Cache-Control', 'no-store');
    next();
  };
}
