// Names of the parts of a release. Uses nothing of Node, since it also runs in browsers.

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SECTION = /^mf-[a-z]+$/;
const SAFE_FILE = /^(client|server)\/[\w.@~-]+(\/[\w.@~-]+)*$/;

/** The manifest, in the folder of each release. */
export const MANIFEST_FILE = 'release.json';
/** Names the active release, in the folder of each section. */
export const ACTIVE_RELEASE_FILE = 'current.json';
/** The script that a browser loads first of a section. */
export const ENTRY_SCRIPT = 'remote-entry.js';
export const ENTRY_FILE = `client/${ENTRY_SCRIPT}`;
/** Hashes of a release's scripts and stylesheets; a gateway generates the file from the manifest. */
export const HASHES_FILE = 'hashes.json';
/** The file of a section that render workers evaluate. */
export const SERVER_FILE = 'server/remote.cjs';
/** The file of the shell's release that serves the site. */
export const GATEWAY_FILE = 'server/gateway.cjs';

/**
 * Modules that the shell provides to every section, in the browser and on the server; a section bundles none of them. A
 * module with a React context that both sides use must be in this list.
 */
export const SHARED_MODULES = /** @type {const} */ ([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@verse/contract/react',
]);

/** @typedef {(typeof SHARED_MODULES)[number]} SharedModule */

/** @param {unknown} value @returns {value is string} */
export const isReleaseId = (value) => typeof value === 'string' && RELEASE_ID.test(value);

/**
 * Reports whether a value is the name of a section; the shell has releases too but is not a section.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isSectionName = (value) => typeof value === 'string' && SECTION.test(value);

/** Accepts a file's path within its release; it cannot lead out of the release. @param {string} name */
export const isSafeFile = (name) => SAFE_FILE.test(name) && !name.includes('..');

/** Returns the URL path of a release's client files. @param {string} section @param {string} release */
export const publicPathOf = (section, release) => `/mf/${section}/${release}/client/`;

/** Returns the name of a section as a JavaScript identifier. @param {string} section */
export const identifierOf = (section) => section.replaceAll('-', '_');

/**
 * Returns the container's global name: unique per release, so that two releases can coexist in one tab.
 * @param {string} section
 * @param {string} release
 */
export const containerNameOf = (section, release) => `${identifierOf(section)}__${release}`;

/** Returns the name of the chunk that contains the one module that a section exposes. @param {string} section */
export const exposedChunkOf = (section) => `${section}-remote`;
