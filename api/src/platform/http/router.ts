import { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { AppError } from './app-error';
import { jsonBody } from './bodies';
import { browserOf } from './browser';
import { versionOf } from './if-match';
import type { CallerOf, Person } from './person';
import type { Call, Route } from './route';
import { validated } from './validation';

export interface RouterOptions {
  callerOf: CallerOf;
  /** How long a JSON body may be that says nothing else. */
  jsonBytes: number;
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
function callOf(route: Route, request: Request, received: unknown, callerOf: CallerOf): Call {
  const { query, headers, body, form, ifMatch } = route;
  const call = {
    params: paramsOf(route, request),
    query: query && validated(query, request.query),
    body: form || !body ? received : validated(body, received),
    headers: headers && headersOf(headers, request),
    version: ifMatch && versionOf(request),
    person: request.res?.locals.person as Person | undefined,
    caller: () => callerOf(request),
    browser: browserOf(request),
  };
  return call as Call;
}

function answer(route: Route, { callerOf }: RouterOptions): RequestHandler {
  return async (request, response) => {
    const work = async (received: unknown) => {
      const reply = await route.handle(callOf(route, request, received, callerOf));
      await reply(request, response);
    };
    await (route.form ? route.form.receive(request, response, work) : work(request.body));
  };
}

/** The routes of all features. The guard has let in whoever comes here. */
export function createRouter(routes: readonly Route[], options: RouterOptions): Router {
  const router = Router();
  for (const route of mostExactFirst(routes)) {
    const { method, path, body, form, bodyBytes = options.jsonBytes, limits = [] } = route;
    const reading = body && !form ? [jsonBody(bodyBytes)] : [];
    router[method](path, ...limits, ...reading, answer(route, options));
  }
  return router;
}
