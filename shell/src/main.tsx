import './app/global.scss';
import './frame/head-files';
import { breath } from './shared/breath';

/**
 * All of it is in this file: what is imported here is only run later, in pieces that leave room for a tap between them.
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
