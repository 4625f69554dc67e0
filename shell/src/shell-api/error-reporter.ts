import type { RemoteLoader } from '../remotes/load-remote';
import type { ErrorReport, OpenPage } from './send-error-report';

/** Reports failures and uncaught errors. The code that sends reports is only loaded once it is needed. */
export function createErrorReporter({ getSection, getRelease }: Pick<RemoteLoader, 'getSection' | 'getRelease'>) {
  function getOpenPage(): OpenPage {
    const section = getSection(window.location.pathname)?.name;
    return section ? { section, release: getRelease(section) } : { section: 'shell', release: '' };
  }

  function send(failed: ErrorReport | ErrorEvent | PromiseRejectionEvent) {
    const open = getOpenPage();
    import(/* webpackChunkName: "shell-failure" */ './send-error-report')
      .then(({ sendErrorReport }) => sendErrorReport(failed, open))
      .catch(() => undefined);
  }

  window.addEventListener('error', send);
  window.addEventListener('unhandledrejection', send);
  return { getOpenPage, send };
}
