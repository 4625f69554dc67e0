import { UNREACHABLE } from './unreachable';

/** The body of every error response: RFC 9457 problem details, plus the messages that a form displays. */
export interface ApiFailure {
  type: string;
  title: string;
  status: number;
  /** Machine-readable code: one of the codes in the API contract. */
  code: string;
  /** Human-readable message. */
  message: string;
  /** Error messages, keyed by field name. */
  fields?: Record<string, string>;
  requestId?: string;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as is if it is a FormData object, otherwise as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called with the response before its body is read, e.g. to read headers such as `X-Total-Count`. */
  onResponse?: (response: Response) => void;
}

/**
 * Calls the API, both in loaders on the server and in the browser. `path` starts with `/api/` or `/Data/`. Resolves
 * with the parsed JSON body. Rejects with an {@link ApiError} if the API returns an error or does not respond.
 */
export interface ApiClient {
  <T>(path: string, request?: ApiRequest): Promise<T>;
}

/** Maximum number of characters of an error response to log to the console. */
const LOGGED_BODY = 2000;

/** A failed API call. `status` is the HTTP status, or 0 if the API could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly failure: ApiFailure | undefined;
  /** The raw response body, truncated to {@link LOGGED_BODY} characters, for logging. */
  readonly body: string;

  /**
   * The shell and each section bundle their own copy of this class, so the default `instanceof` would return false for
   * an error created by another copy. This override compares class names instead.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'status' in value;
  }

  constructor(
    status: number,
    failure: ApiFailure | undefined,
    { body, ...options }: ErrorOptions & { body?: string } = {},
  ) {
    super(failure?.message ?? UNREACHABLE, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = failure?.code ?? 'unreachable';
    this.fields = failure?.fields ?? {};
    this.failure = failure;
    this.body = (body ?? (failure ? JSON.stringify(failure) : '')).slice(0, LOGGED_BODY);
  }
}
