import type { Notice, SessionApi, ShellApi } from '@verse/contract';
import { createHref, type OutsidePlaces } from '@verse/contract/addresses';

interface ShellApiParts {
  outside: OutsidePlaces;
  /** The site's own, for absolute addresses. */
  origin: string;
  session: SessionApi;
  notify(notice: Notice): void;
  send(report: { message: string; during: string; stack?: string }): void;
}

/** What remotes are given. */
export function createShellApi({ outside, origin, session, notify, send }: ShellApiParts): ShellApi {
  return {
    session,
    href: createHref(outside, origin),
    notify,
    report({ error, during }) {
      console.error(`${during}:`, error);
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ message, during, ...(stack ? { stack } : {}) });
    },
  };
}

/** The shell on the server: nobody is known there, and nothing can be shown or sent. */
export const createServerShellApi = (outside: OutsidePlaces, origin: string): ShellApi => ({
  session: {
    get: () => ({ status: 'unknown', user: null }),
    subscribe: () => () => undefined,
    refresh: () => Promise.resolve({ status: 'unknown', user: null }),
  },
  href: createHref(outside, origin),
  notify: () => undefined,
  report: () => undefined,
});
