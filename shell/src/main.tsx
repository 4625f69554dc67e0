import './app/global.scss';
import './layout/head-files';
import { yieldToMain } from './shared/yield-to-main';

/**
 * All code is in this file's chunk. The imports are eager, but the modules are evaluated later and one by one, so that
 * taps are handled in between.
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
