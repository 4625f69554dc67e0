import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf, ENTRY_FILE, readRecord, RECORD_FILE, releaseFolder, sha256 } from '@verse/releases';

/** Broken releases of the store: a good one with changed bytes, described as a build would. */

type Files = Map<string, string | Buffer>;
type Described = Record<string, unknown> & { contract: number; parts: { claims: string[] }[] };

export interface BadRelease {
  kind: string;
  /** Message of the gate. */
  reason: RegExp;
  /** Runs before the release is described, so that changed files have the right hash. */
  change?: (files: Files, release: string) => void;
  describe?: (record: Described) => void;
  /** Runs after the release was described. */
  tamper?: (folder: string) => Promise<unknown>;
}

const SERVER = 'server/remote.cjs';
const PAGE = 'client/mf-store-cart.js';
const FIRST_PAGE = 'client/mf-store-products.js';
const REMOTE = 'client/mf-store-remote.js';
const SHEET = 'client/mf-store-products.css';

const textOf = (files: Files, name: string) => {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`the store has no ${name}`);
  return bytes.toString();
};

const before = (name: string, code: string) => (files: Files) => files.set(name, code + textOf(files, name));
const after = (name: string, code: string) => (files: Files) => files.set(name, textOf(files, name) + code);
const instead = (name: string, text: string | Buffer) => (files: Files) => files.set(name, text);
const replaced = (name: string, from: string, to: string) => (files: Files) => {
  if (!textOf(files, name).includes(from)) throw new Error(`${name} has no ${from}`);
  files.set(name, textOf(files, name).replaceAll(from, to));
};

/** Returns a server file whose first page is rendered by other code. */
const firstPage = (body: string) =>
  after(
    SERVER,
    `;module.exports={default:{...module.exports.default,routes:module.exports.default.routes.map((route)=>` +
      `route.index?{...route,lazy:undefined,Component(){${body}}}:route)}};`,
  );

/** Runs in the browser long after the page has loaded. */
const later = (code: string) => `setTimeout(()=>{${code}},400);`;

/** Kinds that were tried on the site before it had a gate; ten of them went live. */
export const KNOWN_KINDS: BadRelease[] = [
  { kind: 'a missing file', reason: /mf-store-cart\.js is missing/, tamper: (folder) => rm(path.join(folder, PAGE)) },
  {
    kind: 'a file that is not the one described',
    reason: /mf-store-cart\.js differs from its hash/,
    tamper: async (folder) => writeFile(path.join(folder, PAGE), `${await readFile(path.join(folder, PAGE), 'utf8')} `),
  },
  {
    kind: 'the name of another section',
    reason: /names another release/,
    describe: (record) => (record.section = 'mf-shop'),
  },
  { kind: 'a server file that is no script', reason: /the server file is refused/, change: after(SERVER, '\n}}}') },
  {
    kind: 'a server file that throws',
    reason: /the server file is refused: no store today/,
    change: before(SERVER, 'throw new Error("no store today");'),
  },
  {
    kind: 'a server file that asks for the file system',
    reason: /it requires 'fs', which the shell does not give/,
    change: before(SERVER, 'require("fs");'),
  },
  {
    kind: 'a server file that never ends',
    reason: /the server file is refused: .*(timed out|come to an end)/,
    change: before(SERVER, 'for(;;){}'),
  },
  {
    kind: 'another contract',
    reason: /it keeps version 99 of the contract, and the shell version \d+/,
    change: (files) => [SERVER, REMOTE].forEach((name) => replaced(name, 'contract:2', 'contract:99')(files)),
    describe: (record) => (record.contract = 99),
  },
  {
    kind: 'a chunk of 30 MB',
    reason: /mf-store-cart\.js has \d+ kB, and a file may have 512 kB/,
    change: after(PAGE, `//${'x'.repeat(30_000_000)}`),
  },
  {
    kind: 'a page that throws while it is rendered',
    reason: /\/store is not rendered by the server \(csr:render\).*: Error: no shelves/,
    change: firstPage('throw new Error("no shelves")'),
  },
  {
    kind: 'a page that never ends its rendering',
    reason: /\/store is not rendered by the server \(csr:worker\)/,
    change: firstPage('for(;;){}'),
  },
  {
    kind: 'no entry for browsers',
    reason: /a chunk consists of remote-entry\.js, which is not among the files/,
    change: (files) => files.delete(ENTRY_FILE),
  },
  {
    kind: 'garbage for an entry',
    reason: /client\/remote-entry\.js is no script/,
    change: instead(ENTRY_FILE, '\u0000}{ nothing that runs'),
  },
  {
    kind: 'a container of another name',
    reason: /client\/remote-entry\.js is not the container mf_store__/,
    change: (files, release) => replaced(ENTRY_FILE, containerNameOf('mf-store', release), 'mf_shop')(files),
  },
  {
    kind: 'a page whose code throws',
    reason: /\/store\/cart .*no basket/,
    change: before(PAGE, 'throw new Error("no basket");'),
  },
  {
    kind: 'an exposed module that throws',
    reason: /from \S+ to \/store: .*no counter/,
    change: before(REMOTE, 'throw new Error("no counter");'),
  },
  {
    kind: 'another React by its record',
    reason: /built with react 18\.2\.0, and the shell gives 19/,
    describe: (record) => (record.shared = { ...(record.shared as object), react: '18.2.0' }),
  },
  {
    kind: 'a sheet that styles everybody',
    reason: /mf-store-products\.css styles what is not the section's: (\*|header)/,
    change: after(SHEET, '*{color:red!important}header{display:none!important}'),
  },
];

/** Further kinds. */
export const FURTHER_KINDS: BadRelease[] = [
  {
    kind: 'a page of HTML for a script',
    reason: /mf-store-order\.js is no script: Unexpected token '<'/,
    change: instead('client/mf-store-order.js', '<!doctype html><title>Not found</title>'),
  },
  {
    kind: 'files at a foreign address',
    reason: /a foreign public path/,
    describe: (record) => (record.publicPath = 'https://elsewhere.example/'),
  },
  {
    kind: 'a packed form of something else',
    reason: /a packed form of client\/mf-store-cart\.js differs/,
    tamper: (folder) => writeFile(path.join(folder, `${PAGE}.br`), 'not packed'),
  },
  {
    kind: 'a React of its own',
    reason: /mf-store-cart\.js brings a React of its own/,
    change: after(PAGE, ';Symbol.for("react.transitional.element");'),
  },
  {
    kind: 'a page that is too heavy',
    reason: /the page \/store\/cart needs \d+ kB of script/,
    change: after(PAGE, `//${randomBytes(60_000).toString('hex')}`),
  },
  {
    kind: 'nothing exposed',
    reason: /does not expose \.\/remote/,
    change: replaced(ENTRY_FILE, '"./remote"', '"./shop"'),
  },
  {
    kind: 'the address of another section',
    reason: /it claims \/contact, and \/contact belongs to mf-marketing/,
    describe: (record) => record.parts[0]?.claims.push('/contact'),
  },
  {
    kind: 'a page less, to which others lead',
    reason: /it has no page at \/store\/checkout, to which others lead/,
    change: after(
      SERVER,
      `;module.exports={default:{...module.exports.default,routes:module.exports.default.routes.filter((route)=>` +
        `route.path!=="checkout")}};`,
    ),
  },
  {
    kind: 'a page without a heading',
    reason: /\/store has no heading/,
    change: firstPage('return null'),
  },
  {
    kind: 'a sheet that reaches out of the section',
    reason: /styles what is not the section's: body:has\(/,
    change: after(SHEET, '@layer section{body:has(.mf-store_x) header{opacity:.5}}'),
  },
  {
    kind: 'a sheet from elsewhere',
    reason: /mf-store-products\.css fetches from elsewhere/,
    change: after(SHEET, '.mf-store_x{background:url(https://elsewhere.example/x.png)}'),
  },
  {
    kind: 'a page that fails once it is there',
    reason: /\/store.* (throws|reports) '.*too late/,
    change: before(FIRST_PAGE, later('throw new Error("too late")')),
  },
  {
    kind: 'a page that the browser draws otherwise than the server',
    reason: /\/store\/orders reports/,
    change: replaced('client/mf-store-orders.js', '"Your orders"', '"All you ordered"'),
  },
  {
    kind: 'a page that never ends in the browser',
    reason: /\/store.* (does not become alive|shows no other heading)/,
    change: before(FIRST_PAGE, "if(typeof window==='object')for(;;){}"),
  },
  {
    kind: 'a script that restyles the header',
    reason: /has background-color rgb\(255, 0, 0\) instead of/,
    change: before(FIRST_PAGE, later('document.querySelector("header").style.backgroundColor="red"')),
  },
  {
    kind: 'a script that changes the colours of all',
    reason: /--ui-accent is 'red' instead of/,
    change: before(FIRST_PAGE, later('document.documentElement.style.setProperty("--ui-accent","red")')),
  },
  {
    kind: 'a script that changes what the browser gives',
    reason: /Array\.prototype\.at is no longer the browser's/,
    change: before(REMOTE, 'Array.prototype.at=function(index){return this[index]};'),
  },
  {
    kind: 'a script that adds to what the browser gives, and hides it',
    reason: /Element\.prototype\.hideAll is no longer the browser's/,
    change: before(
      REMOTE,
      'Object.defineProperty(Element.prototype,"hideAll",{value:Array.prototype.at.bind([]),enumerable:false});',
    ),
  },
  {
    kind: 'a script that asks elsewhere',
    reason: /elsewhere\.example/,
    change: before(FIRST_PAGE, later('fetch("https://elsewhere.example/count")')),
  },
];

/** Creates it next to the good release, and returns its id. */
export async function putBadRelease(dir: string, good: string, bad: BadRelease): Promise<string> {
  const section = 'mf-store';
  const release = randomBytes(8).toString('hex');
  const [source, folder] = [releaseFolder(dir, section, good), releaseFolder(dir, section, release)];
  const record = await readRecord(dir, section, good);
  const files: Files = new Map();
  for (const name of Object.keys(record.files)) {
    const bytes = await readFile(path.join(source, name));
    const isText = /\.(c?js|css)$/.test(name);
    files.set(name, isText ? bytes.toString('utf8').replaceAll(good, release) : bytes);
  }
  bad.change?.(files, release);
  const { folder: _, ...rest } = record;
  const described = JSON.parse(JSON.stringify(rest).replaceAll(good, release)) as Described;
  described.files = Object.fromEntries(
    [...files].map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: Buffer.byteLength(bytes) }]),
  );
  bad.describe?.(described);
  await cp(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) && file !== RECORD_FILE });
  await rm(path.join(folder, ENTRY_FILE));
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, RECORD_FILE), JSON.stringify(described));
  await bad.tamper?.(folder);
  return release;
}
