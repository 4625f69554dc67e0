import type { Href } from './addresses';
import type { ApiClient } from './api-client';

/** `unknown` until the server has answered; never assume a signed-in member. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

/** The session as far as every section may know it. Never a token. */
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
  /** The address of the profile picture, where there is one. */
  picture?: string | null;
}

export interface SessionApi {
  get(): Session;
  /** Calls `listener` after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Asks the server again, for example after it has answered 401. */
  refresh(): Promise<Session>;
}

/** A toast that the shell shows in its live region. */
export interface Notice {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** An action for the reader: "Undo". Using it dismisses the toast, as does a change of person. */
  action?: { label: string; run: () => void };
}

/** A failure to report to the people who run the site. The shell adds the section and its release. */
export interface Report {
  error: unknown;
  during: string;
}

/** Changes that the server announces, caused in this window or in another one of this browser. */
export interface ChangesApi {
  /** Calls `listener` when a response announces a change of `topic`; returns a function that unsubscribes. */
  subscribe(topic: string, listener: () => void): () => void;
}

/** The shell API for remotes. A seventh member needs a decision record. */
export interface ShellApi {
  session: SessionApi;
  /** Returns the address of a page, or `undefined` when this installation does not have it: `href('blog', { id })`. */
  href: Href;
  notify(notice: Notice): void;
  report(report: Report): void;
  changes: ChangesApi;
  /** Calls the API from event handlers, in the browser only; loaders use `api(args)`. */
  api: ApiClient;
}
