import type { Href } from './addresses';
import type { ApiClient } from './api-client';

/** `unknown` until the server has responded; never assume a signed-in member. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

/** The session data that every section may read. Never a token. */
export interface Session {
  status: SessionStatus;
  user: SessionUser | null;
}

export interface SessionUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  emailVerified: boolean;
  /** URL of the profile picture, if there is one. */
  picture?: string | null;
}

export interface SessionApi {
  get(): Session;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Requests the session again, for example after a 401 response. */
  refresh(): Promise<Session>;
}

/** A toast that the shell shows in its live region. */
export interface Notice {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** An action such as "Undo". Using it dismisses the toast, as does signing in or out. */
  action?: { label: string; run: () => void };
}

/** A failure to report to the operators of the site. The shell adds the section and its release. */
export interface Report {
  error: unknown;
  during: string;
}

/** Changes that the server announces, caused in this window or in another window of this browser. */
export interface ChangesApi {
  /** Calls `listener` when a response announces a change of `topic`; returns a function that unsubscribes. */
  subscribe(topic: string, listener: () => void): () => void;
}

/** The shell API for remotes. A seventh member needs a decision record. */
export interface ShellApi {
  session: SessionApi;
  /** Returns the path of a page, or `undefined` when this installation does not have it: `href('blog', { id })`. */
  href: Href;
  notify(notice: Notice): void;
  report(report: Report): void;
  changes: ChangesApi;
  /** Calls the API from event handlers, in the browser only. Loaders use `api(args)`. */
  api: ApiClient;
}
