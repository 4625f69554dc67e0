import { type Request, type RequestHandler, Router } from 'express';
import { STAFF_ROLES, type Role } from '@verse/api-contract/accounts';
import { AppError } from './app-error';
import type { Operation } from './operation';
import type { Person } from './person';

/** `everybody`: no sign-in. Otherwise the roles that may; `verified` asks for a proved address as well. */
export type Permission = 'everybody' | { roles: readonly Role[]; verified?: boolean };

const MEMBERS: Permission = { roles: ['member', 'author', 'editor', 'moderator', 'admin'] };
const WRITERS: Permission = { roles: ['member', 'author', 'editor', 'moderator', 'admin'], verified: true };
const STAFF: Permission = { roles: STAFF_ROLES, verified: true };
const ADMINS: Permission = { roles: ['admin'], verified: true };

const isForStaff = ({ roles }: { roles: readonly Role[] }): boolean => roles.every((role) => STAFF_ROLES.includes(role));

/** Who may do what: one entry for each operation of the API. An operation without one stops the start. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  'GET /api/blogs': 'everybody',
  'GET /api/blogs/categories': 'everybody',
  'GET /api/blogs/:id': 'everybody',
  // What a plain member sends waits for review; the feature decides.
  'POST /api/blogs': WRITERS,
  'GET /api/blogs/mine': WRITERS,
  'GET /api/blogs/mine/:id': WRITERS,
  'POST /api/blogs/:id/restore': WRITERS,
  'PUT /api/blogs/:id': WRITERS,
  'GET /api/blogs/:id/versions': WRITERS,
  'GET /api/blogs/:id/versions/:version': WRITERS,
  'POST /api/blogs/:id/versions/:version/restore': WRITERS,
  'GET /api/blogs/drafts': WRITERS,
  'PUT /api/blogs/drafts': WRITERS,
  'DELETE /api/blogs/drafts/:id': WRITERS,
  'PATCH /api/blogs/:id': WRITERS,
  'DELETE /api/blogs/:id': WRITERS,
  'GET /api/images/:name': 'everybody',
  'GET /Data/services.json': 'everybody',
  'GET /Data/communityPost.json': 'everybody',
  'GET /api/products': 'everybody',
  'POST /api/contactus': 'everybody',
  'GET /api/contactus': STAFF,
  'PATCH /api/contactus/:id': STAFF,
  'GET /api/tools': 'everybody',
  'POST /api/tools/suggestions': WRITERS,
  'GET /api/tools/suggestions/mine': MEMBERS,
  'GET /api/tools/suggestions': STAFF,
  'PATCH /api/tools/suggestions/:id': STAFF,
  'GET /feed.xml': 'everybody',
  'GET /feed.atom': 'everybody',
  'GET /feed.json': 'everybody',
  'GET /api/statistics': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /api/cards/:kind/:id.png': 'everybody',
  'GET /api/outbox': 'everybody',
  'GET /api/outbox/:name': 'everybody',
  'GET /openapi.json': 'everybody',
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /metrics': 'everybody',

  'POST /api/signup': 'everybody',
  'POST /api/signin': 'everybody',
  'POST /api/signin/two-factor': 'everybody',
  'POST /api/signout': 'everybody',
  'GET /api/session': 'everybody',
  'POST /api/forgot-password': 'everybody',
  'POST /api/reset-password': 'everybody',
  'POST /api/verify-email': 'everybody',
  'POST /api/resend-verification': 'everybody',
  'GET /api/sessions': MEMBERS,
  'DELETE /api/sessions': MEMBERS,
  'DELETE /api/sessions/:id': MEMBERS,
  'GET /api/me': MEMBERS,
  'PATCH /api/me': MEMBERS,
  'POST /api/me/email': MEMBERS,
  'POST /api/me/password': MEMBERS,
  'POST /api/me/two-factor': MEMBERS,
  'POST /api/me/two-factor/confirm': MEMBERS,
  'POST /api/me/two-factor/recovery-codes': MEMBERS,
  'DELETE /api/me/two-factor': MEMBERS,
  'POST /api/me/export': MEMBERS,
  'POST /api/me/deletion': MEMBERS,
  'GET /api/accounts': ADMINS,
  'PATCH /api/accounts/:id': ADMINS,
  'GET /api/audit': ADMINS,
};

/** Somebody who is signed in, as much as a permission asks. */
export interface Caller extends Person {
  emailVerified: boolean;
}

export type CallerOf = (request: Request) => Promise<Caller | undefined>;

export const nameOfOperation = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method.toUpperCase()} ${path}`;

export function permissionOf(operation: Pick<Operation, 'method' | 'path'>): Permission {
  const permission = PERMISSIONS[nameOfOperation(operation)];
  if (permission === undefined) throw new Error(`Nobody has said who may call ${nameOfOperation(operation)}: add it to PERMISSIONS.`);
  return permission;
}

/** 401 asks "who are you?", 403 says "not you". */
export function refusalOf(permission: Permission, caller: Caller | undefined): AppError | undefined {
  if (permission === 'everybody') return undefined;
  if (caller === undefined) return new AppError('unauthenticated', 'unauthenticated', 'Please sign in to continue.');
  if (!permission.roles.includes(caller.role)) return new AppError('forbidden', 'forbidden', 'Your account may not do this.');
  if (permission.verified && !caller.emailVerified) return new AppError('forbidden', 'forbidden', 'Please verify your e-mail address first.');
  return isForStaff(permission) && caller.lacksSecondFactor ? secondFactorMissing() : undefined;
}

const secondFactorMissing = () =>
  new AppError('forbidden', 'two-factor-required', 'Your role asks for two-factor sign-in. Turn it on under Settings in the Verse, then try again.');

/** For what members may do as well, but staff to more than their own things. */
export function assertSecondFactor({ lacksSecondFactor }: Person): void {
  if (lacksSecondFactor) throw secondFactorMissing();
}

/** Stands before all routes and lets through whoever the table allows. Routes find the caller with `personOf`. */
export function guard(operations: readonly Operation[], callerOf: CallerOf): RequestHandler {
  const router = Router();
  for (const operation of operations) {
    const permission = permissionOf(operation);
    if (permission !== 'everybody') router[operation.method](operation.path, guardOne(permission, callerOf));
  }
  // Wrapped, so that these do not count as routes of the app.
  return (request, response, next) => void router(request, response, next);
}

function guardOne(permission: Permission, callerOf: CallerOf): RequestHandler {
  return async (request, response, next) => {
    const caller = await callerOf(request);
    const refusal = refusalOf(permission, caller);
    if (refusal) throw refusal;
    response.locals.person = caller;
    response.set('Cache-Control', 'no-store');
    next();
  };
}
