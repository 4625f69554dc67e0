import { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { AppError } from './app-error';
import { readJson } from './bodies';
import type { Bodies } from './body-watch';
import { browserOf } from './browser';
import { versionOf } from './if-match';
import type { CallerOf, Person } from './person';
import type { Call, CallHead, Route } from './route';
import { validated } from './validation';

export interface RouterOptions {
  callerOf: CallerOf;
  /** How long a JSON body may be that says nothing else. */
  jsonBytes: number;
  bodies: Bodies;
}

const variablesIn = ({ path }: Route) => path.split(':').length;

/** `/api/blogs/mine` before `/api/blogs/:id`, which would take it for one, wherever they come from. */
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

/** Each part of the request as its schema understands it; the first that does not fit refuses it. */
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

/** Rights and the target first, then the body: what is refused anyway is not received. */
function answer(route: Route, { callerOf, jsonBytes, bodies }: RouterOptions): RequestHandler {
  const { form, body, bodyBytes = jsonBytes, admit, handle } = route;
  return async (request, response) => {
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

/** The routes of all features. The guard has let in whoever comes here. */
export function createRouter(routes: readonly Route[], options: RouterOptions): Router {
  const router = Router();
  for (const route of mostExactFirst(routes)) {
    const { method, path, limits = [] } = route;
    router[method](path, ...limits, answer(route, options));
  }
  return router;
}
