import { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { actAs } from '../notify';
import { AppError } from './app-error';
import { assertJson, readJson } from './bodies';
import type { BodyWatches } from './body-watch';
import { toBrowser } from './browser';
import type { FindCaller, Person } from './caller';
import { parseVersion } from './if-match';
import type { RepeatedWrites } from './repeated-writes';
import type { Reply } from './reply';
import type { Call, CallHead, Route } from './route';
import { validate } from './validation';

export interface RouterOptions {
  findCaller: FindCaller;
  /** Default size limit for JSON bodies, in bytes. */
  jsonBytes: number;
  bodies: BodyWatches;
  repeatedWrites: Pick<RepeatedWrites, 'answer'>;
}

const countSegments = ({ path }: Route) => path.split(':').length;

/** Sorts the routes of all features so that `/api/blogs/mine` precedes `/api/blogs/:id`, which would also match it. */
const mostSpecificFirst = (routes: readonly Route[]) =>
  routes.toSorted((one, other) => countSegments(one) - countSegments(other));

function parseParams(
  { params, notFoundMessage = 'There is nothing at this address.' }: Route,
  request: Request,
): unknown {
  const read = params?.safeParse(request.params);
  if (read && !read.success) throw new AppError('not-found', notFoundMessage);
  return read?.data;
}

function parseHeaders(schema: z.ZodObject, request: Request): unknown {
  const sent = Object.keys(schema.shape).map((name) => [name, request.get(name)] as const);
  return validate(schema, Object.fromEntries(sent.filter(([, value]) => value !== undefined)));
}

/** Parses each part of the request according to its schema, and rejects the request at the first mismatch. */
function parseHead(route: Route, request: Request, findCaller: FindCaller): CallHead {
  const { query, headers, ifMatch } = route;
  const head = {
    params: parseParams(route, request),
    query: query && validate(query, request.query),
    headers: headers && parseHeaders(headers, request),
    version: ifMatch && parseVersion(request),
    person: request.res?.locals.person as Person | undefined,
    caller: () => findCaller(request),
    browser: toBrowser(request),
  };
  return head as CallHead;
}

/** Checks permission and target first, so that the body of a rejected request is never received. */
function respond(route: Route, { findCaller, jsonBytes, bodies, repeatedWrites }: RouterOptions): RequestHandler {
  const { method, form, body, bodyBytes = jsonBytes, ifMatch, admit, handle } = route;
  return async (request, response) => {
    // Checks the content type before the target, so that a rejection does not reveal whether the target exists.
    if (body && !form) assertJson(request);
    const head = parseHead(route, request, findCaller);
    await admit?.(head);
    const work = async (received: unknown) => {
      const person = head.person as Person | undefined;
      const answer = async (): Promise<Reply> => handle({ ...head, body: received } as Call);
      // Reading may complete what others did, e.g. after a deadline.
      const act = person && method !== 'get' ? () => actAs(person.id, answer) : answer;
      const reply = await (ifMatch && person ? repeatedWrites.answer(person, request, received, act) : act());
      await reply(request, response);
    };
    if (form) return form.receive(request, response, bodies, work);
    return work(body && validate(body, await readJson(request, bodyBytes, bodies)));
  };
}

/** Creates a router for the routes of all features. The guard must run before it. */
export function createRouter(routes: readonly Route[], options: RouterOptions): Router {
  const router = Router();
  for (const route of mostSpecificFirst(routes)) {
    const { method, path, limits = [] } = route;
    router[method](path, ...limits, respond(route, options));
  }
  return router;
}
