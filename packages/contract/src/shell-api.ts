import type { Href } from './addresses';
import type { ApiClient } from './api-client';

/** `unknown` until the server has responded. While it is `unknown`, do not assume that a member is signed in. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

/** Session data readable by every section. Never contains a token. */
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
  /** Calls `listener` after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Refetches the session, e.g. after a 401 response. */
  refresh(): Promise<Session>;
}

/** A toast shown in the shell's live region. */
export interface Notice {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** An action such as "Undo". The toast is dismissed once the action has been used, or on sign-in or sign-out. */
  action?: { label: string; run: () => void };
}

/** A failure to report to the site's operators. The shell adds the section and its release. */
export interface Report {
  error: unknown;
  during: string;
}

/**
 * Changes that the server announces, whether they were caused in this window or in another window of the same browser.
 */
export interface ChangesApi {
  /** Calls `listener` when a response announces a change to `topic`. Returns an unsubscribe function. */
  subscribe(topic: string, listener: () => void): () => void;
}

/** The shell API for remotes. Adding a seventh member requires a decision record. */
export interface ShellApi {
  session: SessionApi;
  /** Returns a page's path, or `undefined` if this installation lacks the page. Example: `href('blog', { id })`. */
  href: Href;
  notify(notice: Notice): void;
  report(report: Report): void;
  changes: ChangesApi;
  /** Calls the API from event handlers, in the browser only. Loaders use `api(args)` instead. */
  api: ApiClient;
}
