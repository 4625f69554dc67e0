import './app/global.scss';
import './frame/head-files';
import { breath } from './shared/breath';

/**
 * All code is in this file: the imports are eager, but run later and in pieces, so that taps are handled between them.
 */
async function main() {
  await breath();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breath();
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await breath();
  await start();
}

void main();
