import './app/global.scss';
import './layout/head-files';
import { yieldToMain } from './shared/yield-to-main';

/**
 * Eager imports keep all code in this file's chunk. The modules are nevertheless evaluated one by one, so that the
 * browser can handle taps in between.
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
