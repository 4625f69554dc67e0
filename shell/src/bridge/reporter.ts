import type { RemoteLoader } from '../remotes/load-remote';
import type { Failed, OpenPage } from './tell';

/** Reports failures and uncaught errors. The code for that is loaded when a page first needs it. */
export function createReporter({ sectionOf, releaseOf }: Pick<RemoteLoader, 'sectionOf' | 'releaseOf'>) {
  /** The section and release of the open page. */
  function whose(): OpenPage {
    const section = sectionOf(window.location.pathname)?.name;
    return section ? { section, release: releaseOf(section) } : { section: 'shell', release: '' };
  }

  function send(failed: Failed | ErrorEvent | PromiseRejectionEvent) {
    const open = whose();
    import(/* webpackChunkName: "shell-trouble" */ './tell')
      .then(({ tell }) => tell(failed, open))
      .catch(() => undefined);
  }

  window.addEventListener('error', send);
  window.addEventListener('unhandledrejection', send);
  return { whose, send };
}
