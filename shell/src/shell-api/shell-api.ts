import type { ApiClient, ChangesApi, Notice, Report, SessionApi, ShellApi } from '@verse/contract';
import { createHref } from '@verse/contract/href';

type Places = Parameters<typeof createHref>[0];

interface ShellApiParts extends Places {
  session: SessionApi;
  changes: ChangesApi;
  api: ApiClient;
  notify(notice: Notice): void;
  send(report: Report): void;
}

export function createShellApi({ session, changes, api, notify, send, ...places }: ShellApiParts): ShellApi {
  return {
    session,
    changes,
    api,
    href: createHref(places),
    notify,
    report(report) {
      console.error(`${report.during}:`, report.error);
      send(report);
    },
  };
}

/** Creates the shell API on the server, where no visitor is known and nothing can be shown or sent. */
export const createServerShellApi = (places: Places): ShellApi => ({
  session: {
    get: () => ({ status: 'unknown', user: null }),
    subscribe: () => () => undefined,
    refresh: () => Promise.resolve({ status: 'unknown', user: null }),
  },
  href: createHref(places),
  notify: () => undefined,
  report: () => undefined,
  changes: { subscribe: () => () => undefined },
  api: () => Promise.reject(new Error('Event handlers run in browsers only; loaders use api(args).')),
});
