import { type ApiClient, ApiError } from './api-client';
import { toApiError } from './to-api-error';

interface ApiClientOptions {
  /** Sends a request. Defaults to `fetch` against the page's own origin. */
  send?: (path: string, init: RequestInit) => Promise<Response>;
  /** Request timeout in milliseconds. */
  limit?: number;
}

/**
 * Creates an HTTP client for the API. It sends and receives JSON and rejects with an {@link ApiError} on error
 * responses. It never retries, redirects or shows a toast.
 */
export function createApiClient({
  send = (path, init) => fetch(path, init),
  limit = 15_000,
}: ApiClientOptions = {}): ApiClient {
  return async <T>(path: string, { body, headers, signal, onResponse, ...rest }: Parameters<ApiClient>[1] = {}) => {
    const isForm = body instanceof FormData;
    const timeout = AbortSignal.timeout(limit);
    const response = await send(path, {
      ...rest,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new ApiError(0, undefined, { cause });
    });
    onResponse?.(response);
    if (!response.ok) throw toApiError(response.status, await response.text().catch(() => ''));
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  };
}
