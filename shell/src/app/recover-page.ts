import type { DataRouter } from 'react-router-dom';
import type { Field } from '@verse/contract/fields';
import type { Section } from '../remotes/sections';
import { restoreFormState } from './restore-form-state';
import type { RouterHost } from './router-host';

/** Milliseconds. */
const FIELDS_LIMIT = 5000;

/** Dependencies from the page; importing them here would split them out of the main chunk. */
interface Page {
  host: RouterHost;
  createRouter(): DataRouter;
  findFields(page: Document): Field[];
  /** Makes the section load another release from now on. @throws without another one */
  changeRelease(section: Section): Promise<void>;
}

/**
 * Replaces the router at the same address: the page's code is requested again, and sections have their present
 * releases. Returns false where the visitor has followed a link meanwhile, who is not held.
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

/** Sections whose release was replaced in this document, each with the router that still had the failed one. */
const replaced = new Map<string, DataRouter | undefined>();

/**
 * Recovers a page whose code failed: replaces the release of its section, once in a document, and requests the page
 * again with the typed fields. Returns false where nothing is left to try.
 * @param isRemembered whether the router has not tried again but thrown the error that it had kept
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
  // The typed fields belong to no other page.
  const isSamePage = () => host.get()?.state.location.key === key;
  restoreFormState(typed, () => (isSamePage() ? findFields(document) : []), FIELDS_LIMIT);
  return true;
}
