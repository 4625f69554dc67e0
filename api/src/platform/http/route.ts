import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { Right } from '@verse/api-contract/rights';
import type { BodyWatches } from './body-watch';
import type { Browser } from './browser';
import type { Caller, Person } from './caller';
import type { Permission } from './permission';
import type { Reply } from './reply';

export interface ResponseSpec {
  description: string;
  schema?: z.ZodType;
  /** Content type, if it is not JSON. */
  type?: string;
}

/** Receives a multipart form. Its parts remain available until the work that uses them is done. */
export interface Form<T> {
  receive(request: Request, response: Response, bodies: BodyWatches, work: (body: T) => Promise<void>): Promise<void>;
}

/** Route specification, from which the router, the guard, the error responses and the OpenAPI document are derived. */
export interface RouteSpec {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path in Express syntax, e.g. `/api/blogs/:id`. */
  path: string;
  summary: string;
  permission: Permission;
  /**
   * Whether to omit the route from the OpenAPI document, because the gateway does not proxy it or because it is for
   * development only.
   */
  isInternal?: boolean;
  query?: z.ZodObject;
  /** Path parameters; a path that does not match them gets a 404. */
  params?: z.ZodObject;
  /** Message of the 404 response for paths that do not match `params`. */
  notFoundMessage?: string;
  headers?: z.ZodObject;
  /** Requires an `If-Match` header containing the version that the caller has read. */
  ifMatch?: true;
  /** Schema of the JSON body; omit it if `form` receives the body. */
  body?: z.ZodType;
  /** Maximum body size in bytes, if it differs from the default. */
  bodyBytes?: number;
  form?: Form<unknown>;
  /** Rate limit handlers, applied before the body is read. */
  limits?: readonly RequestHandler[];
  responses: Record<number, ResponseSpec>;
  /** Statuses of additional error responses that are not listed in `responses`; all of them are problem details. */
  errors?: readonly number[];
}

type Read<S, Key extends 'query' | 'params' | 'headers' | 'body'> =
  S extends Record<Key, infer Schema extends z.ZodType> ? z.infer<Schema> : undefined;

/** A call whose body has not been read yet: the caller and the target. */
export interface CallHead<S extends RouteSpec = RouteSpec> {
  person: S['permission'] extends Right ? Person : undefined;
  /** Returns the signed-in caller; for routes that also admit guests. */
  caller: () => Promise<Caller | undefined>;
  browser: Browser;
  query: Read<S, 'query'>;
  params: Read<S, 'params'>;
  headers: Read<S, 'headers'>;
  /** Version from the `If-Match` header. */
  version: S extends { ifMatch: true } ? number : undefined;
}

/** A call as passed to its handler: the caller and the parsed input. */
export interface Call<S extends RouteSpec = RouteSpec> extends CallHead<S> {
  body: S extends { form: Form<infer Received> } ? Received : Read<S, 'body'>;
}

export interface Route extends RouteSpec {
  /** Can reject a call before its body is received. */
  admit?: (call: CallHead) => Promise<unknown>;
  handle: (call: Call) => Reply | Promise<Reply>;
}

/**
 * Defines an API route.
 *
 * @example
 * route(
 *   {
 *     method: 'get',
 *     path: '/api/notes/:id',
 *     summary: 'Get a note',
 *     permission: 'notes.read',
 *     params: idSchema,
 *     responses: { 200: note },
 *   },
 *   async ({ person, params }) => reply(200, noteView(await service.find(person, params.id))),
 * );
 *
 * @param admit can reject a call before its form is received
 */
export function route<const S extends RouteSpec>(
  spec: S,
  handle: (call: Call<S>) => Reply | Promise<Reply>,
  admit?: (call: CallHead<S>) => Promise<unknown>,
): Route {
  return { ...spec, handle: handle as Route['handle'], ...(admit ? { admit } : {}) };
}

/** Route name for tables and messages, e.g. `GET /api/blogs/:id`. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;
