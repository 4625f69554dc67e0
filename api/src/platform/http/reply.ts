import type { CookieOptions, Request, Response } from 'express';

/** A handler's response, to be sent later. */
export type Reply = (request: Request, response: Response) => void | Promise<void>;

/** A reply that always sends the same JSON. `body` is undefined if it sends none. */
export type JsonReply = Reply & { status: number; body: unknown };

export const isJsonReply = (one: Reply): one is JsonReply => 'status' in one && 'body' in one;

/** A cookie, either as separate fields or as a string serialised by a library. */
export type SetCookie = string | { name: string; value: string; options: CookieOptions };

export interface ReplyOptions {
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
}

/** Reply options for responses that no cache may keep. */
export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } satisfies ReplyOptions;

function begin(response: Response, status: number, { headers = {}, cookies = [] }: ReplyOptions): Response {
  for (const cookie of cookies) {
    if (typeof cookie === 'string') response.append('Set-Cookie', cookie);
    else response.cookie(cookie.name, cookie.value, cookie.options);
  }
  return response.status(status).set(headers);
}

/**
 * Sends a JSON response.
 *
 * @example
 * return reply(201, { reference }, { headers: { Location: '/api/contactus/1' } });
 */
export const reply = (status: number, body: unknown, options: ReplyOptions = {}): JsonReply =>
  Object.assign<Reply, Pick<JsonReply, 'status' | 'body'>>(
    (_request, response) => {
      const begun = begin(response, status, options);
      if (body === undefined) begun.end();
      else begun.json(body);
    },
    { status, body },
  );

export const noContent = (options: ReplyOptions = {}): JsonReply => reply(204, undefined, options);

/** Redirects the browser to another URL of this site. */
export const redirect =
  (address: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 302, options).location(address).end();

/**
 * After a form submission, redirects the browser to the result page, so that reloading that page does not resubmit the
 * form.
 */
export const seeOther =
  (address: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 303, options).location(address).end();

/** Sends a page in response to a form submitted without JavaScript. */
export const pageReply =
  (status: number, html: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, status, options).type('html').send(html);

/** Sends text with a content type other than JSON. */
export const textReply =
  (type: string, text: string | Buffer, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 200, options).type(type).send(text);

/** Sends bytes with a strong ETag. If the client already has them, it gets a 304 and `bytes` is not called. */
export const taggedReply =
  (tag: string, headers: Record<string, string>, bytes: () => Buffer | Promise<Buffer>): Reply =>
  async (request, response) => {
    response.set({ ...headers, ETag: `"${tag}"` });
    if (request.fresh) response.status(304).end();
    else response.send(await bytes());
  };
