import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { themeOf } from '../render/theme';
import { isOfApi } from './api-paths';
import { type Coding, codingFor } from './codings';
import type { KeptAnswer, KeptAnswers } from './kept-answers';
import type { PageCache } from './page-cache';
import type { ReadyPage } from './ready-page';
import type { requestLog } from './request-log';
import type { Headers } from './security-headers';
import { headersOfPage, isUnchanged } from './send-page';
import { sendFile, type StaticFiles } from './static-files';
import { isHeld } from './validators';

interface Memory {
  cache: PageCache;
  files: StaticFiles;
  answers: KeptAnswers;
  headers: Headers;
  publicOrigin: string;
  note: ReturnType<typeof requestLog>;
  /** The releases that a page at this address would be rendered with now. */
  stampAt(path: string): string;
  /** Whether this visitor may get another page than others do; if so, the full pipeline answers. */
  isApart(request: IncomingMessage): boolean;
  isDraining(): boolean;
}

const OF_BODY = new Set(['content-encoding', 'content-length']);

/** Names and values in turn, without the headers that describe a body. */
const withoutBody = (headers: string[]) =>
  headers.filter((_, index) => !OF_BODY.has(headers[index - (index % 2)] ?? ''));

/** The headers of a cached page, built once. */
function pageHeaders(everywhere: Headers, publicOrigin: string) {
  const known = new WeakMap<ReadyPage, Map<Coding, string[]>>();
  return (page: ReadyPage, coding: Coding, url: string): string[] => {
    const ofPage = known.get(page) ?? new Map<Coding, string[]>();
    known.set(page, ofPage);
    const headers = ofPage.get(coding) ?? [
      ...everywhere.flat(),
      ...Object.entries(headersOfPage(page, coding, 'hit', publicOrigin + url)).flat(),
    ];
    ofPage.set(coding, headers);
    return headers;
  };
}

function send(request: IncomingMessage, response: ServerResponse, headers: string[], body: Buffer, isKnown: boolean) {
  const id = randomUUID();
  const status = isKnown ? 304 : 200;
  if (isKnown) response.writeHead(status, [...withoutBody(headers), 'x-request-id', id]).end();
  else
    response
      .writeHead(status, [...headers, 'content-length', String(body.length), 'x-request-id', id])
      .end(request.method === 'HEAD' ? undefined : body);
  return { id, status, bytes: isKnown ? 0 : body.length };
}

/**
 * Answers from memory before the framework runs: fresh pages, files that were read before, and what the API has just
 * answered another guest. The responses equal those of the full pipeline.
 */
export function inFront(
  app: RequestListener,
  { cache, files, answers, headers, publicOrigin, note, stampAt, isApart, isDraining }: Memory,
): RequestListener {
  const headersOf = pageHeaders(headers, publicOrigin);

  function page(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    const found = cache.fresh({ key: url, stamp: stampAt(url) });
    if (found?.status !== 200 || found.render !== 'ssr') return false;
    const themed = found.in(themeOf(request.headers.cookie));
    const coding = codingFor(request.headers['accept-encoding'] as string | undefined);
    const body = themed.body(coding);
    // Still being compressed for the first client that takes this encoding.
    if (!Buffer.isBuffer(body)) return false;
    send(request, response, headersOf(themed, coding, url), body, isUnchanged(request, themed));
    return true;
  }

  function file(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    const found = files.ready(url, request.headers['accept-encoding'] as string | undefined);
    if (found) sendFile(response, found, request.method);
    return found !== undefined;
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const found: KeptAnswer | undefined = request.method === 'GET' ? answers.get(request) : undefined;
    if (found) note(request, send(request, response, found.headers, found.body, isHeld(request, found.validators)));
    else answers.listen(request, response);
    return found !== undefined;
  }

  return (request, response) => {
    const { method, url = '' } = request;
    if (isDraining() || (method !== 'GET' && method !== 'HEAD')) return app(request, response);
    const isAnswered = url.startsWith('/mf/')
      ? file(request, response, url)
      : isOfApi(url)
        ? answer(request, response)
        : !url.includes('?') && !isApart(request) && page(request, response, url);
    if (!isAnswered) app(request, response);
  };
}
