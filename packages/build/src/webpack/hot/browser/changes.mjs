// Applies changes from the server to the open page. The page's own script listens for changes, and reloads the page if
// applying them fails.
import { showFailure } from './failure.mjs';

const sections = (globalThis.verseSections ??= new Map());

/**
 * @typedef {{ start: string, composition: { sections: Record<string, { release: string }> }, failure: string }} State
 */

/** @param {State} before @param {State} now */
async function take(before, now) {
  showFailure(now.failure);
  if (before.start !== now.start) return false;
  const changed = Object.entries(now.composition.sections).filter(
    ([name, { release }]) => before.composition.sections[name]?.release !== release,
  );
  for (const [name, { release }] of changed) {
    const section = sections.get(name);
    if (!section || !(await section.take(release))) return false;
  }
  return true;
}

/** @type {Promise<unknown>} */
let turn = Promise.resolve();

/** Returns whether the page now matches the server's state. @param {string} before @param {string} now */
globalThis.verseDevelopment = (before, now) => {
  const taken = turn.then(() => take(JSON.parse(before), JSON.parse(now)));
  turn = taken.catch(() => undefined);
  return taken.catch((error) => {
    console.info('The page is reloaded:', error.message);
    return false;
  });
};
