import type { RemoteLoader } from '../remotes/load-remote';
import type { Failed, OpenPage } from './tell';

/** Tells what failed, and what nobody caught, with its code, which only pages with a failure need. */
export function createReporter({ sectionOf, releaseOf }: Pick<RemoteLoader, 'sectionOf' | 'releaseOf'>) {
  /** Which release of which section the open page is of. */
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
