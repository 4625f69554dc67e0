export { remote } from './webpack/remote.mjs';
export { shell } from './webpack/shell.mjs';
export { service } from './webpack/node.mjs';
