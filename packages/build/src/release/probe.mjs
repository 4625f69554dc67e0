// Loads a remote's server file in a process of its own, as a render worker would, and says on stderr why it is refused.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { SHARED } from '../webpack/shared.mjs';

const [file, contract] = process.argv.slice(2);
const require = createRequire(import.meta.url);

const refuse = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const router = require('react-router-dom');
const given = (name) => {
  if (!SHARED.includes(name)) throw new Error(`it requires '${name}', which the shell does not give`);
  return name.startsWith('@verse/')
    ? { apiContext: router.createContext(), api: () => {}, useShell: () => {}, useSession: () => {} }
    : require(name);
};

try {
  const module = { exports: {} };
  const load = runInThisContext(`(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  });
  load(given, module, module.exports);
  const remote = module.exports.default;
  if (!remote || !Array.isArray(remote.routes)) refuse('it has no routes in its default export');
  if (remote.contract !== Number(contract))
    refuse(`it keeps contract ${remote.contract}, its release says ${contract}`);
  process.exit(0);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
