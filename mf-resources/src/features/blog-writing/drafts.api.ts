import type { Draft as ServerDraft, DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { ApiError, type ApiFailure } from '@verse/contract';

export type { DraftRequest, ServerDraft };

/** The signed-in member's drafts on the server. Methods reject with an ApiError. */
export interface DraftsApi {
  list(): Promise<ServerDraft[]>;
  save(draft: DraftRequest): Promise<ServerDraft>;
  remove(id: string): Promise<void>;
}

const PATH = '/api/blogs/drafts';
/** Request timeout in milliseconds. */
const LIMIT = 15_000;
/** Maximum size in bytes of a request that the browser completes even if the page is closed (`keepalive`). */
const KEEPALIVE_LIMIT = 60_000;

async function call<T>(path: string, method: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(text === undefined ? {} : { body: text, keepalive: text.length * 3 < KEEPALIVE_LIMIT }),
    signal: AbortSignal.timeout(LIMIT),
  }).catch((cause: unknown) => {
    throw new ApiError(0, undefined, { cause });
  });
  const answer = (await response.json().catch(() => undefined)) as T;
  if (!response.ok)
    throw new ApiError(
      response.status,
      answer && ({ ...answer, retryAfter: response.headers.get('retry-after') } as unknown as ApiFailure),
    );
  return answer;
}

const LONGEST_RETRY_DELAY = 120_000;

/** Returns the retry delay that the server requested with a 429 or 503 response, in milliseconds. */
export function getRetryDelay({ failure }: ApiError): number {
  const seconds = failure && 'retryAfter' in failure ? Number(failure.retryAfter) : 0;
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_RETRY_DELAY) : 0;
}

export const draftsApi: DraftsApi = {
  list: () => call<ServerDraft[]>(PATH, 'GET'),
  save: (draft) => call<ServerDraft>(PATH, 'PUT', draft),
  remove: (id) => call<undefined>(`${PATH}/${encodeURIComponent(id)}`, 'DELETE'),
};
