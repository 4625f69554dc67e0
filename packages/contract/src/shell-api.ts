import type { Href } from './addresses';

/** `unknown` until the server has answered; it is never assumed that somebody is signed in. */
export type SessionStatus = 'unknown' | 'guest' | 'member';

/** Who is here, as much of it as every section may know. Never a token. */
export interface Session {
  status: SessionStatus;
  user: { id: string; firstName: string; lastName: string; email: string; role: string; emailVerified: boolean } | null;
}

export interface SessionApi {
  get(): Session;
  /** Calls `listener` after every change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Asks the server again, for example after it has answered 401. */
  refresh(): Promise<Session>;
}

/** A message shown by the shell in its live region. */
export interface Notice {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** What the reader may do about it: "Undo". Using it takes the notice away, as does a change of person. */
  action?: { label: string; run: () => void };
}

/** A failure worth telling the people who run the site. The shell adds the section and its release. */
export interface Report {
  error: unknown;
  during: string;
}

/** What the server says has changed, whoever changed it: in this window, or in another one of this browser. */
export interface ChangesApi {
  /** Calls `listener` whenever an answer says that `topic` has changed; returns the function that ends it. */
  subscribe(topic: string, listener: () => void): () => void;
}

/** All that the shell gives a remote. A sixth member needs a decision record. */
export interface ShellApi {
  session: SessionApi;
  /** The address of a place, or `undefined` when this installation has no such place: `href('blog', { id })`. */
  href: Href;
  notify(notice: Notice): void;
  report(report: Report): void;
  changes: ChangesApi;
}
