import { type ApiClient, ApiError, type ApiFailure } from '@verse/contract';

interface ApiClientOptions {
  /** Empty in the browser: calls go to the page's own origin. */
  origin?: string;
  /** Milliseconds until a call without an answer is given up. */
  limit?: number;
}

async function failureOf(response: Response): Promise<ApiFailure | undefined> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const body = (await response.json().catch(() => undefined)) as ApiFailure | undefined;
  return typeof body?.message === 'string' ? body : undefined;
}

const answered = (status: number): ApiFailure => ({
  type: 'about:blank',
  title: 'Unexpected answer',
  status,
  code: 'internal',
  message: 'Something went wrong on our side. Please try again.',
});

/** The API over HTTP: JSON in and out, refusals as {@link ApiError}, never a retry, a toast or a redirect. */
export function createApiClient({ origin = '', limit = 15_000 }: ApiClientOptions = {}): ApiClient {
  return async <T,>(path: string, { body, headers, signal, onResponse, ...rest }: Parameters<ApiClient>[1] = {}) => {
    const isForm = body instanceof FormData;
    const timeout = AbortSignal.timeout(limit);
    const response = await fetch(origin + path, {
      ...rest,
      headers: { accept: 'application/json', ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new ApiError(0, undefined, { cause });
    });
    onResponse?.(response);
    if (!response.ok) throw new ApiError(response.status, (await failureOf(response)) ?? answered(response.status));
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  };
}
