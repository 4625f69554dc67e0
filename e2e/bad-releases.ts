import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerNameOf, ENTRY_FILE, MANIFEST_FILE, readManifest, releaseFolder, sha256 } from '@verse/releases';

/**
 * Broken releases of the store section: copies of a good release with changed bytes and the manifest that a build would
 * write for them.
 */

type Files = Map<string, string | Buffer>;
type Described = Record<string, unknown> & { contract: number; parts: { claims: string[] }[] };

export interface BadRelease {
  kind: string;
  /** Expected error from release verification. */
  reason: RegExp;
  /** Runs before the manifest is written, so that changed files have matching hashes. */
  change?: (files: Files, release: string) => void;
  describe?: (manifest: Described) => void;
  /** Runs after the manifest is written. */
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

/** Returns a change that replaces the first page's component in the server file. */
const firstPage = (body: string) =>
  after(
    SERVER,
    `;module.exports={default:{...module.exports.default,routes:module.exports.default.routes.map((route)=>` +
      `route.index?{...route,lazy:undefined,Component(){${body}}}:route)}};`,
  );

/** Runs in the browser long after the page has loaded. */
const later = (code: string) => `setTimeout(()=>{${code}},400);`;

/** Releases that were tried on the site before it had release verification. Ten of them went live. */
export const KNOWN_KINDS: BadRelease[] = [
  { kind: 'a missing file', reason: /mf-store-cart\.js is missing/, tamper: (folder) => rm(path.join(folder, PAGE)) },
  {
    kind: 'a file with a wrong hash',
    reason: /mf-store-cart\.js differs from its hash/,
    tamper: async (folder) => writeFile(path.join(folder, PAGE), `${await readFile(path.join(folder, PAGE), 'utf8')} `),
  },
  {
    kind: 'the name of another section',
    reason: /names another release/,
    describe: (manifest) => (manifest.section = 'mf-shop'),
  },
  { kind: 'a server file with a syntax error', reason: /the server file is rejected/, change: after(SERVER, '\n}}}') },
  {
    kind: 'a server file that throws',
    reason: /the server file is rejected: no store today/,
    change: before(SERVER, 'throw new Error("no store today");'),
  },
  {
    kind: 'a server file that requires the file system',
    reason: /the server file requires 'fs', which the shell does not share/,
    change: before(SERVER, 'require("fs");'),
  },
  {
    kind: 'a server file that never ends',
    reason: /the server file is rejected: .*(timed out|come to an end)/,
    change: before(SERVER, 'for(;;){}'),
  },
  {
    kind: 'another contract',
    reason: /it implements contract 99, the shell contract \d+/,
    change: (files) => [SERVER, REMOTE].forEach((name) => replaced(name, 'contract:2', 'contract:99')(files)),
    describe: (manifest) => (manifest.contract = 99),
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
    kind: 'a page whose rendering never ends',
    reason: /\/store is not rendered by the server \(csr:worker\)/,
    change: firstPage('for(;;){}'),
  },
  {
    kind: 'no browser entry',
    reason: /a chunk consists of remote-entry\.js, which is not in 'files'/,
    change: (files) => files.delete(ENTRY_FILE),
  },
  {
    kind: 'garbage in the entry',
    reason: /client\/remote-entry\.js is not a script/,
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
    kind: 'another React in its manifest',
    reason: /built with react 18\.2\.0, and the shell shares 19/,
    describe: (manifest) => (manifest.shared = { ...(manifest.shared as object), react: '18.2.0' }),
  },
  {
    kind: 'a sheet with global styles',
    reason: /mf-store-products\.css styles elements outside of the section: (\*|header)/,
    change: after(SHEET, '*{color:red!important}header{display:none!important}'),
  },
];

export const FURTHER_KINDS: BadRelease[] = [
  {
    kind: 'HTML in place of a script',
    reason: /mf-store-order\.js is not a script: Unexpected token '<'/,
    change: instead('client/mf-store-order.js', '<!doctype html><title>Not found</title>'),
  },
  {
    kind: 'files at a foreign URL',
    reason: /the public path belongs to another release/,
    describe: (manifest) => (manifest.publicPath = 'https://elsewhere.example/'),
  },
  {
    kind: 'a compressed form of another file',
    reason: /a compressed form of client\/mf-store-cart\.js differs/,
    tamper: (folder) => writeFile(path.join(folder, `${PAGE}.br`), 'not packed'),
  },
  {
    kind: 'its own copy of React',
    reason: /mf-store-cart\.js contains its own copy of React/,
    change: after(PAGE, ';Symbol.for("react.transitional.element");'),
  },
  {
    kind: 'a page that is too heavy',
    reason: /the page \/store\/cart needs \d+ kB of script/,
    change: after(PAGE, `//${randomBytes(60_000).toString('hex')}`),
  },
  {
    kind: 'no exposed module',
    reason: /does not expose \.\/remote/,
    change: replaced(ENTRY_FILE, '"./remote"', '"./shop"'),
  },
  {
    kind: 'the path of another section',
    reason: /claim \/contact of mf-store conflicts with \/contact of mf-marketing/,
    describe: (manifest) => manifest.parts[0]?.claims.push('/contact'),
  },
  {
    kind: 'a path that another section serves',
    reason: /claim \/services\/service of mf-store takes \/services\/service\/:slug from mf-marketing: first deploy/,
    describe: (manifest) => manifest.parts[0]?.claims.push('/services/service'),
  },
  {
    kind: 'a missing page that others link to',
    reason: /it has no page at \/store\/checkout, to which others link/,
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
    kind: 'a sheet that affects other sections',
    reason: /styles elements outside of the section: body:has\(/,
    change: after(SHEET, '@layer section{body:has(.mf-store_x) header{opacity:.5}}'),
  },
  {
    kind: 'a sheet from another origin',
    reason: /mf-store-products\.css loads from another site/,
    change: after(SHEET, '.mf-store_x{background:url(https://elsewhere.example/x.png)}'),
  },
  {
    kind: 'a page that fails after it has hydrated',
    reason: /\/store.* (throws|reports) '.*too late/,
    change: before(FIRST_PAGE, later('throw new Error("too late")')),
  },
  {
    kind: 'a page that renders differently in the browser',
    reason: /\/store\/orders reports/,
    change: replaced('client/mf-store-orders.js', '"Your orders"', '"All you ordered"'),
  },
  {
    kind: 'a page that never finishes in the browser',
    reason: /\/store.* (does not hydrate|shows no other heading)/,
    change: before(FIRST_PAGE, "if(typeof window==='object')for(;;){}"),
  },
  {
    kind: 'a script that restyles the header',
    reason: /has background-color rgb\(255, 0, 0\) instead of/,
    change: before(FIRST_PAGE, later('document.querySelector("header").style.backgroundColor="red"')),
  },
  {
    kind: 'a script that changes all colours',
    reason: /--ui-accent is 'red' instead of/,
    change: before(FIRST_PAGE, later('document.documentElement.style.setProperty("--ui-accent","red")')),
  },
  {
    kind: 'a script that changes built-in functions',
    reason: /Array\.prototype\.at is no longer the browser's own/,
    change: before(REMOTE, 'Array.prototype.at=function(index){return this[index]};'),
  },
  {
    kind: 'a script that adds to built-in functions and hides it',
    reason: /Element\.prototype\.hideAll is no longer the browser's own/,
    change: before(
      REMOTE,
      'Object.defineProperty(Element.prototype,"hideAll",{value:Array.prototype.at.bind([]),enumerable:false});',
    ),
  },
  {
    kind: 'a script that requests another origin',
    reason: /elsewhere\.example/,
    change: before(FIRST_PAGE, later('fetch("https://elsewhere.example/count")')),
  },
];

/** Creates the bad release next to the good one and returns its id. */
export async function putBadRelease(dir: string, good: string, bad: BadRelease): Promise<string> {
  const section = 'mf-store';
  const release = randomBytes(8).toString('hex');
  const source = releaseFolder(dir, section, good);
  const folder = releaseFolder(dir, section, release);
  const manifest = await readManifest(dir, section, good);
  const files: Files = new Map();
  for (const name of Object.keys(manifest.files)) {
    const bytes = await readFile(path.join(source, name));
    const isText = /\.(c?js|css)$/.test(name);
    files.set(name, isText ? bytes.toString('utf8').replaceAll(good, release) : bytes);
  }
  bad.change?.(files, release);
  const { folder: _, ...rest } = manifest;
  const described = JSON.parse(JSON.stringify(rest).replaceAll(good, release)) as Described;
  described.files = Object.fromEntries(
    [...files].map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: Buffer.byteLength(bytes) }]),
  );
  bad.describe?.(described);
  await cp(source, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) && file !== MANIFEST_FILE });
  await rm(path.join(folder, ENTRY_FILE));
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(described));
  await bad.tamper?.(folder);
  return release;
}
