import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, type Headers, isNotModified, negotiateEncoding, withoutBodyHeaders, withStyles } from '../http';
import type { CacheState } from './page-cache';
import type { RenderedPage } from './rendered-page';
import { rootAttributesOf } from './root-attributes';

interface Sending {
  state: CacheState;
  canonical: string;
  /** Whether the page is the same for other visitors. */
  isShared: boolean;
  /** Whether the page may be sent to this visitor only, and not be kept. */
  isForMembers: boolean;
}

function createPageHeaders(
  page: RenderedPage,
  encoding: Encoding,
  { state, canonical, isShared, isForMembers }: Sending,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control':
      page.render === 'ssr' && page.status === 200 && !isForMembers
        ? `${isShared ? 'public' : 'private'}, max-age=0, must-revalidate`
        : 'no-store',
    // The theme, the account links, and, while a canary runs, the bucket depend on the cookie.
    vary: 'accept-encoding, cookie',
    etag: page.etag,
    'x-render': page.render,
    'x-cache': state,
    ...(page.status === 200 && !isForMembers ? { link: `<${canonical}>; rel="canonical"` } : {}),
    ...(page.render.startsWith('csr:') || isForMembers ? { 'x-robots-tag': 'noindex' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
}

type SendPage = (request: IncomingMessage, response: ServerResponse, page: RenderedPage, sending: Sending) => unknown;

/** @param common headers sent with every response */
export function createPageSender(common: Headers): SendPage {
  const known = new WeakMap<RenderedPage, Map<string, string[]>>();

  /**
   * Builds the headers once for each page, encoding and way of sending, because building twenty headers would cost more
   * than all other work on a cached page.
   */
  function getHeaders(page: RenderedPage, encoding: Encoding, sending: Sending): string[] {
    const forms = known.get(page) ?? new Map<string, string[]>();
    known.set(page, forms);
    const form = `${encoding} ${sending.state} ${sending.isShared} ${sending.isForMembers}`;
    const headers = forms.get(form) ?? [
      ...withStyles(common, page.styles).flat(),
      ...Object.entries(createPageHeaders(page, encoding, sending)).flat(),
    ];
    forms.set(form, headers);
    return headers;
  }

  function write(response: ServerResponse, status: number, headers: string[], body: Buffer) {
    response.writeHead(status, [...headers, 'content-length', String(body.length), 'x-request-id', randomUUID()]);
    response.end(body);
  }

  return (request, response, page, sending) => {
    const variant = page.withAttributes(rootAttributesOf(request.headers.cookie));
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const headers = getHeaders(variant, encoding, sending);
    if (variant.status === 200 && isNotModified(request, variant))
      return response.writeHead(304, [...withoutBodyHeaders(headers), 'x-request-id', randomUUID()]).end();
    const body = variant.body(encoding);
    // Sent from memory synchronously, unless the page is still being compressed for the first client with this
    // encoding.
    if (Buffer.isBuffer(body)) return write(response, variant.status, headers, body);
    return body.then((bytes) => write(response, variant.status, headers, bytes));
  };
}
