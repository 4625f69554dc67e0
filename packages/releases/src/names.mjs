// Names of the parts of a release. Must not use Node's modules, because it also runs in browsers.

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SECTION = /^mf-[a-z]+$/;
const SAFE_FILE = /^(client|server)\/[\w.@~-]+(\/[\w.@~-]+)*$/;

/** Manifest file in the folder of each release. */
export const MANIFEST_FILE = 'release.json';
/** File in the folder of each section that names its active release. */
export const ACTIVE_RELEASE_FILE = 'current.json';
/** The first script that a browser loads from a section. */
export const ENTRY_SCRIPT = 'remote-entry.js';
export const ENTRY_FILE = `client/${ENTRY_SCRIPT}`;
/** File with the hashes of a release's scripts and stylesheets, which a gateway generates from the manifest. */
export const HASHES_FILE = 'hashes.json';
/** A section's file that render workers evaluate. */
export const SERVER_FILE = 'server/remote.cjs';
/** The file of a shell release that serves the site. */
export const GATEWAY_FILE = 'server/gateway.cjs';

/**
 * Modules that the shell provides to every section, in the browser and on the server, so sections do not bundle them. A
 * module with a React context that shell and sections share must be in this list.
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
 * Reports whether a value is the name of a section. The shell has releases, too, but is not a section.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isSectionName = (value) => typeof value === 'string' && SECTION.test(value);

/** Reports whether a path stays within its release. @param {string} name */
export const isSafeFile = (name) => SAFE_FILE.test(name) && !name.includes('..');

/** Returns the URL path of a release's client files. @param {string} section @param {string} release */
export const publicPathOf = (section, release) => `/mf/${section}/${release}/client/`;

/** Returns the name of a section as a JavaScript identifier. @param {string} section */
export const identifierOf = (section) => section.replaceAll('-', '_');

/**
 * Returns the global name of a federation container, which is unique per release, so that two releases can coexist in
 * one tab.
 * @param {string} section
 * @param {string} release
 */
export const containerNameOf = (section, release) => `${identifierOf(section)}__${release}`;

/** Returns the name of the chunk with the single module that a section exposes. @param {string} section */
export const exposedChunkOf = (section) => `${section}-remote`;
