import type { DataRouter } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import type { Section } from '../remotes/sections';
import { restoreFormState } from './restore-form-state';
import type { RouterHost } from './router-host';

/** Milliseconds. */
const FIELDS_LIMIT = 5000;

/**
 * Dependencies that the page passes in. If this module imported them, the bundler would move them out of the main
 * chunk.
 */
interface Page {
  host: RouterHost;
  createRouter(): DataRouter;
  findFields(page: Document): Field[];
  /**
   * Makes the section load a different release from now on.
   * @throws if there is no other release
   */
  changeRelease(section: Section): Promise<void>;
}

/**
 * Replaces the router at the same URL. The new router requests the page's code again and mounts each section in its
 * current release. If the visitor has followed a link in the meantime, the old router is kept and the result is false.
 */
export async function restartRouter({ host, createRouter }: Page): Promise<boolean> {
  const failed = host.get();
  if (!failed) return false;
  const { location } = failed.state;
  const next = host.open(createRouter);
  const dispose = () => {
    next.router.dispose();
    next.traversals.dispose();
  };
  let isLeft = false;
  const stop = failed.subscribe((state) => {
    if (isLeft || (state.location === location && state.navigation.state === 'idle')) return;
    isLeft = true;
    dispose();
  });
  await next.router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  stop();
  if (!isLeft) host.adopt(next);
  return !isLeft;
}

/**
 * Sections whose release was replaced in this document. Each is stored with the router that still contained the failed
 * release.
 */
const replaced = new Map<string, DataRouter | undefined>();

/**
 * Recovers a page whose code failed. Replaces its section's release (once per document), loads the page again and
 * restores the typed fields. Returns false if there is nothing left to try.
 * @param isRemembered whether the router threw a cached error instead of loading the code again
 */
export async function recoverPage(
  page: Page,
  section: Section | undefined,
  typed: readonly Field[],
  isRemembered: boolean,
): Promise<boolean> {
  const { host, changeRelease, findFields } = page;
  const router = host.get();
  if (section && !replaced.has(section.name)) {
    replaced.set(section.name, router);
    await changeRelease(section);
  } else if (!isRemembered && !(section && router && replaced.get(section.name) === router)) {
    return false;
  }
  if (!router || !(await restartRouter(page))) return true;
  const { key } = host.get()?.state.location ?? {};
  // Typed fields must only be restored on the page on which they were typed.
  const isSamePage = () => host.get()?.state.location.key === key;
  restoreFormState(typed, () => (isSamePage() ? findFields(document) : []), FIELDS_LIMIT);
  return true;
}
