/** The body of every refused call, RFC 9457 problem details plus what a form needs to help. */
export interface ApiFailure {
  type: string;
  title: string;
  status: number;
  /** For machines: one of the codes in the API contract. */
  code: string;
  /** For people. */
  message: string;
  /** Field name → what is wrong with it, in words. */
  fields?: Record<string, string>;
  requestId?: string;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is a FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sees the answer before its body is read, for headers such as `X-Total-Count`. */
  onResponse?: (response: Response) => void;
}

/**
 * The one way to the API, for loaders on the server and for the browser. `path` starts with `/api/` or `/Data/`.
 * Resolves with the parsed JSON body; rejects with an {@link ApiError} when the answer is a refusal or never comes.
 */
export interface ApiClient {
  <T>(path: string, request?: ApiRequest): Promise<T>;
}

/** Characters of a failed answer that are worth a line in the console. */
const LOGGED_BODY = 2000;

/** The API refused a call (`status` is its answer), or could not be reached (`status` is 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly failure: ApiFailure | undefined;
  /** The answer's body as it came, cut to {@link LOGGED_BODY} characters, for the console. */
  readonly body: string;

  /** Each remote bundles a copy of this class, so `instanceof` goes by what the error says it is. */
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
