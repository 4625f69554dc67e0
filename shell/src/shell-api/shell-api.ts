import { joinWords } from '@verse/api-contract/joined-words';
import type { ApiClient, ChangesApi, Notice, Report, SessionApi, ShellApi } from '@verse/contract';
import { createHref } from '@verse/contract/href';

type HrefParts = Parameters<typeof createHref>[0];

interface ShellApiParts extends HrefParts {
  session: SessionApi;
  changes: ChangesApi;
  api: ApiClient;
  notify(notice: Notice): void;
  send(report: Report): void;
}

export function createShellApi({ session, changes, api, notify, send, ...hrefParts }: ShellApiParts): ShellApi {
  return {
    session,
    changes,
    api,
    href: createHref(hrefParts),
    notify: (notice) => notify({ ...notice, text: joinWords(notice.text) }),
    report(report) {
      console.error(`${report.during}:`, report.error);
      send(report);
    },
  };
}

/** Creates the shell API for the server, where the visitor is unknown and nothing can be shown or sent. */
export const createServerShellApi = (hrefParts: HrefParts): ShellApi => ({
  session: {
    get: () => ({ status: 'unknown', user: null }),
    subscribe: () => () => undefined,
    refresh: () => Promise.resolve({ status: 'unknown', user: null }),
  },
  href: createHref(hrefParts),
  notify: () => undefined,
  report: () => undefined,
  changes: { subscribe: () => () => undefined },
  api: () => Promise.reject(new Error('Event handlers run in browsers only; loaders use api(args).')),
});
