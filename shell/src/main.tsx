import './app/global.scss';
import './layout/head-files';
import { yieldToMain } from './shared/yield-to-main';

/**
 * All code is in this file's chunk: the imports are eager, but run later and in pieces, so that taps are handled
 * between them.
 */
async function main() {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await yieldToMain();
  await start();
}

void main();
