import type { Draft as ServerDraft, DraftRequest } from '@verse/api-contract/publishing/blog-drafts.schema';
import { ApiError, type ApiFailure } from '@verse/contract';

export type { DraftRequest, ServerDraft };

/** The signed-in member's drafts on the server. Methods reject with an ApiError. */
export interface DraftsApi {
  list(): Promise<ServerDraft[]>;
  save(draft: DraftRequest): Promise<ServerDraft>;
  remove(id: string): Promise<void>;
  /** Uploads a picture that the saved draft describes. A repeat changes nothing. */
  sendPicture(draftId: string, pictureId: string, picture: Blob, name: string): Promise<void>;
  loadPicture(draftId: string, pictureId: string): Promise<Blob>;
}

const PATH = '/api/blogs/drafts';
/** Request timeouts in milliseconds. */
const LIMIT = 15_000;
const PICTURE_LIMIT = 180_000;
/** Maximum size in bytes of a request that the browser completes even if the page is closed (`keepalive`). */
const KEEPALIVE_LIMIT = 60_000;

function unreachable(cause: unknown): never {
  throw new ApiError(0, undefined, { cause });
}

async function request(path: string, options: RequestInit, limit: number): Promise<Response> {
  const response = await fetch(path, { ...options, signal: AbortSignal.timeout(limit) }).catch(unreachable);
  if (response.ok) return response;
  const answer = (await response.json().catch(() => undefined)) as object | undefined;
  throw new ApiError(
    response.status,
    answer && ({ ...answer, retryAfter: response.headers.get('retry-after') } as unknown as ApiFailure),
  );
}

async function call<T>(path: string, method: string, body?: unknown): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const response = await request(
    path,
    {
      method,
      headers: { accept: 'application/json', ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(text === undefined ? {} : { body: text, keepalive: text.length * 3 < KEEPALIVE_LIMIT }),
    },
    LIMIT,
  );
  return (await response.json().catch(() => undefined)) as T;
}

const pictureAddress = (draftId: string, pictureId: string) =>
  `${PATH}/${encodeURIComponent(draftId)}/pictures/${encodeURIComponent(pictureId)}`;

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
  async sendPicture(draftId, pictureId, picture, name) {
    const body = new FormData();
    body.append('file', picture, name);
    await request(pictureAddress(draftId, pictureId), { method: 'PUT', body }, PICTURE_LIMIT);
  },
  async loadPicture(draftId, pictureId) {
    const response = await request(pictureAddress(draftId, pictureId), {}, PICTURE_LIMIT);
    return response.blob().catch(unreachable);
  },
};
