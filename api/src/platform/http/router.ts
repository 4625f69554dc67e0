import { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { AppError } from './app-error';
import { assertJson, readJson } from './bodies';
import type { Bodies } from './body-watch';
import { browserOf } from './browser';
import { versionOf } from './if-match';
import type { CallerOf, Person } from './person';
import type { Call, CallHead, Route } from './route';
import { validated } from './validation';

export interface RouterOptions {
  callerOf: CallerOf;
  /** Default limit for JSON bodies. */
  jsonBytes: number;
  bodies: Bodies;
}

const variablesIn = ({ path }: Route) => path.split(':').length;

/** Sorts `/api/blogs/mine` before `/api/blogs/:id`, which would match it too, across all features. */
const mostExactFirst = (routes: readonly Route[]) =>
  routes.toSorted((one, other) => variablesIn(one) - variablesIn(other));

function paramsOf({ params, unknown = 'There is nothing at this address.' }: Route, request: Request): unknown {
  const read = params?.safeParse(request.params);
  if (read && !read.success) throw new AppError('not-found', unknown);
  return read?.data;
}

function headersOf(schema: z.ZodObject, request: Request): unknown {
  const sent = Object.keys(schema.shape).map((name) => [name, request.get(name)] as const);
  return validated(schema, Object.fromEntries(sent.filter(([, value]) => value !== undefined)));
}

/** Parses each part of the request by its schema; the first mismatch rejects it. */
function headOf(route: Route, request: Request, callerOf: CallerOf): CallHead {
  const { query, headers, ifMatch } = route;
  const head = {
    params: paramsOf(route, request),
    query: query && validated(query, request.query),
    headers: headers && headersOf(headers, request),
    version: ifMatch && versionOf(request),
    person: request.res?.locals.person as Person | undefined,
    caller: () => callerOf(request),
    browser: browserOf(request),
  };
  return head as CallHead;
}

/** Checks rights and the target before the body, so that the body of a rejected request is not received. */
function answer(route: Route, { callerOf, jsonBytes, bodies }: RouterOptions): RequestHandler {
  const { form, body, bodyBytes = jsonBytes, admit, handle } = route;
  return async (request, response) => {
    // First, so that the answer is the same whether or not the target exists.
    if (body && !form) assertJson(request);
    const head = headOf(route, request, callerOf);
    await admit?.(head);
    const work = async (received: unknown) => {
      const reply = await handle({ ...head, body: received } as Call);
      await reply(request, response);
    };
    if (form) return form.receive(request, response, bodies, work);
    return work(body && validated(body, await readJson(request, bodyBytes, bodies)));
  };
}

/** Creates the routes of all features. The guard has already admitted the caller. */
export function createRouter(routes: readonly Route[], options: RouterOptions): Router {
  const router = Router();
  for (const route of mostExactFirst(routes)) {
    const { method, path, limits = [] } = route;
    router[method](path, ...limits, answer(route, options));
  }
  return router;
}
