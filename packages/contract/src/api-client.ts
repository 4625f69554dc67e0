/** The body of every error response: RFC 9457 problem details, plus what a form needs to show errors. */
export interface ApiFailure {
  type: string;
  title: string;
  status: number;
  /** Machine-readable code: one of the codes in the API contract. */
  code: string;
  /** Human-readable message. */
  message: string;
  /** Error messages by field name. */
  fields?: Record<string, string>;
  requestId?: string;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or unchanged if it is a FormData. */
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

/** Maximum length of a failed response in the console, in characters. */
const LOGGED_BODY = 2000;

/** A failed API call: `status` is that of the error response, or 0 if the API could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly failure: ApiFailure | undefined;
  /** The response body as received, truncated to {@link LOGGED_BODY} characters, for the console. */
  readonly body: string;

  /**
   * The shell and each section bundle their own copy of this class. The built-in `instanceof` would be false for an
   * error that another copy created, so this one compares names.
   */
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
