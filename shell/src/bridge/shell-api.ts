import type { Notice, SessionApi, ShellApi } from '@verse/contract';
import { href } from './places';

interface ShellApiParts {
  session: SessionApi;
  notify(notice: Notice): void;
  send(report: { message: string; during: string; stack?: string }): void;
}

/** What remotes are given. */
export function createShellApi({ session, notify, send }: ShellApiParts): ShellApi {
  return {
    session,
    href,
    notify,
    report({ error, during }) {
      console.error(`${during}:`, error);
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      send({ message, during, ...(stack ? { stack } : {}) });
    },
  };
}

/** The shell on the server: nobody is known there, and nothing can be shown or sent. */
export const SERVER_SHELL_API: ShellApi = {
  session: {
    get: () => ({ status: 'unknown', user: null }),
    subscribe: () => () => undefined,
    refresh: () => Promise.resolve({ status: 'unknown', user: null }),
  },
  href,
  notify: () => undefined,
  report: () => undefined,
};
