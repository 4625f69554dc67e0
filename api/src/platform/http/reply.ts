import type { CookieOptions, Request, Response } from 'express';

/** A handler's response, ready to be sent. */
export type Reply = (request: Request, response: Response) => void | Promise<void>;

/** A cookie, either in parts or serialised by a library. */
export type SetCookie = string | { name: string; value: string; options: CookieOptions };

export interface ReplyOptions {
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
}

function begin(response: Response, status: number, { headers = {}, cookies = [] }: ReplyOptions): Response {
  for (const cookie of cookies) {
    if (typeof cookie === 'string') response.append('Set-Cookie', cookie);
    else response.cookie(cookie.name, cookie.value, cookie.options);
  }
  return response.status(status).set(headers);
}

/**
 * Sends JSON.
 *
 * @example
 * return reply(201, { reference }, { headers: { Location: '/api/contactus/1' } });
 */
export const reply =
  (status: number, body: unknown, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, status, options).json(body);

export const noContent =
  (options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 204, options).end();

/** Redirects the browser to another URL of this site. */
export const redirect =
  (address: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 302, options).location(address).end();

/**
 * Redirects a browser after a form to the page with the result, so that reloading that page does not send the form
 * again.
 */
export const seeOther =
  (address: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 303, options).location(address).end();

/** Sends a page to a browser that has sent a form without scripts. */
export const pageReply =
  (status: number, html: string, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, status, options).type('html').send(html);

/** Sends text with a content type other than JSON. */
export const textReply =
  (type: string, text: string | Buffer, options: ReplyOptions = {}): Reply =>
  (_request, response) =>
    void begin(response, 200, options).type(type).send(text);

/** Sends bytes with a strong ETag. A client that already has them gets 304, and `bytes` is not called. */
export const taggedReply =
  (tag: string, headers: Record<string, string>, bytes: () => Buffer | Promise<Buffer>): Reply =>
  async (request, response) => {
    response.set({ ...headers, ETag: `"${tag}"` });
    if (request.fresh) response.status(304).end();
    else response.send(await bytes());
  };
