/** The body of every error response: RFC 9457 problem details plus what a form needs to help. */
export interface ApiFailure {
  type: string;
  title: string;
  status: number;
  /** For machines: one of the codes in the API contract. */
  code: string;
  /** For people. */
  message: string;
  /** Field name → its error message. */
  fields?: Record<string, string>;
  requestId?: string;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Receives the response before its body is read, for headers such as `X-Total-Count`. */
  onResponse?: (response: Response) => void;
}

/**
 * Calls the API, from loaders on the server and from the browser. `path` starts with `/api/` or `/Data/`. Resolves with
 * the parsed JSON body; rejects with an {@link ApiError} for an error response or without a response.
 */
export interface ApiClient {
  <T>(path: string, request?: ApiRequest): Promise<T>;
}

/** Characters of a failed response that are logged to the console. */
const LOGGED_BODY = 2000;

/** The API rejected a call (`status` is that of its response), or could not be reached (`status` is 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly failure: ApiFailure | undefined;
  /** The body of the response as received, cut to {@link LOGGED_BODY} characters, for the console. */
  readonly body: string;

  /** Each remote bundles a copy of this class, so `instanceof` goes by the error's name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'status' in value;
  }

  constructor(
    status: number,
    failure: ApiFailure | undefined,
    { body, ...options }: ErrorOptions & { body?: string } = {},
  ) {
    super(failure?.message ?? 'We could not reach the server. Check your connection and try again.', options);
    this.name = 'ApiError';
    this.status = status;
    this.code = failure?.code ?? 'unreachable';
    this.fields = failure?.fields ?? {};
    this.failure = failure;
    this.body = (body ?? (failure ? JSON.stringify(failure) : '')).slice(0, LOGGED_BODY);
  }
}
