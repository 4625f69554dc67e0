import type { paths } from '@verse/api-contract/api';
import type { ApiClient, ApiRequest } from './api-client';

type MethodsOf<Path extends keyof paths> = Extract<keyof paths[Path], string>;

/** A route of the API: its method and path template, e.g. `GET /api/jobs/{id}`. */
export type Route = { [Path in keyof paths]: `${Uppercase<MethodsOf<Path>>} ${Path}` }[keyof paths];

type OperationOf<R extends Route> = R extends `${infer Method} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Method> & keyof paths[Path]]
  : never;

type Params<Operation> = Operation extends { parameters: { path: infer Values } }
  ? { params: { [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? number : never) | undefined } }
  : unknown;

/** `URLSearchParams` are for a page that passes the query of its own address on. */
type Query<Values> = { [Name in keyof Values]: Values[Name] | null | undefined } | URLSearchParams;

type QueryOf<Operation> = Operation extends { parameters: { query: infer Values } }
  ? { query: Query<Values> }
  : Operation extends { parameters: { query?: infer Values } }
    ? { query?: Query<Values> }
    : unknown;

type Headers<Operation> = Operation extends { parameters: { header: { 'If-Match': string } } }
  ? { version: number }
  : Operation extends { parameters: { header: infer Values } }
    ? { headers: { [Name in keyof Values]: string } }
    : Operation extends { parameters: { header?: infer Values } }
      ? { headers?: { [Name in keyof Values]: string } }
      : unknown;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content extends { 'application/json': infer Json } ? Json : FormData }
  : unknown;

/** The input of a route: values of its path and query, the `version` of what is changed, headers, and a body. */
export type Input<R extends Route> = Params<OperationOf<R>> &
  QueryOf<OperationOf<R>> &
  Headers<OperationOf<R>> &
  Body<OperationOf<R>> &
  Pick<ApiRequest, 'signal' | 'onResponse'>;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : undefined;

/** The declared answer of a route. Undefined if the answer has no body. */
export type Answer<R extends Route> =
  OperationOf<R> extends { responses: infer Responses } ? JsonOf<Responses[keyof Responses]> : never;

type Rest<R extends Route> = Partial<Input<R>> extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

interface AnyInput extends Omit<ApiRequest, 'method'> {
  params?: Record<string, string | number | undefined>;
  query?: Record<string, string> | URLSearchParams;
  version?: number;
}

/**
 * Calls a route of the API. Route, input and answer are checked against the API's OpenAPI document by the compiler.
 * Values that are undefined or null are left out of the query.
 *
 * @example const job = await callApi(client, 'GET /api/jobs/{id}', { params: { id } });
 */
export function callApi<R extends Route>(client: ApiClient, route: R, ...[input = {} as Input<R>]: Rest<R>) {
  const { params = {}, query = {}, version, headers, ...request } = input as AnyInput;
  const [method, template = ''] = route.split(' ') as [ApiRequest['method'], string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const entries = Symbol.iterator in query ? [...query] : Object.entries(query);
  const search = String(new URLSearchParams(entries.filter(([, value]) => value != null)));
  return client<Answer<R>>(search ? `${path}?${search}` : path, {
    ...(method === 'GET' ? {} : { method }),
    headers: version === undefined ? headers : { 'if-match': `"${version}"` },
    ...request,
  });
}
