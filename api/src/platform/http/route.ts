import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Right } from '@verse/api-contract/rights';
import type { Bodies } from './body-watch';
import type { Browser } from './browser';
import type { May } from './may';
import type { Caller, Person } from './person';
import type { Reply } from './reply';

export interface Answer {
  description: string;
  schema?: z.ZodType;
  /** Content type when it is not JSON. */
  type?: string;
}

/** Receives a multipart form, and has its parts ready until the work with them is done. */
export interface Form<T> {
  receive(request: Request, response: Response, bodies: Bodies, work: (body: T) => Promise<void>): Promise<void>;
}

/** All that is said about a call: the router, the guard, the refusals and the OpenAPI document are made of it. */
export interface RouteSpec {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As Express writes it: `/api/blogs/:id`. */
  path: string;
  summary: string;
  may: May;
  /** Not carried by the gateway, so it is not in the document. */
  isInternal?: boolean;
  query?: z.ZodObject;
  /** An address that does not fit is not found. */
  params?: z.ZodObject;
  /** What is said there in words. */
  unknown?: string;
  headers?: z.ZodObject;
  /** Whoever calls says which version they have read, by `If-Match`. */
  ifMatch?: true;
  /** JSON, unless `form` receives it. */
  body?: z.ZodType;
  /** When it may be longer than others. */
  bodyBytes?: number;
  form?: Form<unknown>;
  /** How often somebody may, before anything of the body is read. */
  limits?: readonly RequestHandler[];
  answers: Record<number, Answer>;
  /** Statuses of refusals beside the answers; all are problem details. */
  refusals?: readonly number[];
}

type Read<S, Key extends 'query' | 'params' | 'headers' | 'body'> =
  S extends Record<Key, infer Schema extends z.ZodType> ? z.infer<Schema> : undefined;

/** A call before its body is read: who it is, and about what. */
export interface CallHead<S extends RouteSpec = RouteSpec> {
  person: S['may'] extends Right ? Person : undefined;
  /** Who is signed in, where nobody has to be. */
  caller: () => Promise<Caller | undefined>;
  browser: Browser;
  query: Read<S, 'query'>;
  params: Read<S, 'params'>;
  headers: Read<S, 'headers'>;
  /** The version in `If-Match`. */
  version: S extends { ifMatch: true } ? number : undefined;
}

/** A call as its handler gets it: who it is, and what was sent, as the schemas understand it. */
export interface Call<S extends RouteSpec = RouteSpec> extends CallHead<S> {
  body: S extends { form: Form<infer Received> } ? Received : Read<S, 'body'>;
}

export interface Route extends RouteSpec {
  /** Refuses a call whose body would be received in vain. */
  admit?: (call: CallHead) => Promise<unknown>;
  handle: (call: Call) => Reply | Promise<Reply>;
}

/**
 * One call of the API.
 *
 * @example
 * route(
 *   {
 *     method: 'get',
 *     path: '/api/notes/:id',
 *     summary: 'A note',
 *     may: 'notes.read',
 *     params: idSchema,
 *     answers: { 200: note },
 *   },
 *   async ({ person, params }) => reply(200, noteView(await service.find(person, params.id))),
 * );
 *
 * @param admit whether what the call is about is there, asked before a form is received
 */
export function route<const S extends RouteSpec>(
  spec: S,
  handle: (call: Call<S>) => Reply | Promise<Reply>,
  admit?: (call: CallHead<S>) => Promise<unknown>,
): Route {
  return { ...spec, handle: handle as Route['handle'], ...(admit ? { admit: admit as Route['admit'] } : {}) };
}

/** As tables and messages name it: `GET /api/blogs/:id`. */
export const nameOfRoute = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
