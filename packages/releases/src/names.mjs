// Names used within a release. This module must not import Node modules, because it also runs in browsers.

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SECTION = /^mf-[a-z]+$/;
const SAFE_FILE = /^(client|server)\/[\w.@~-]+(\/[\w.@~-]+)*$/;

/** Name of the manifest file in each release's folder. */
export const MANIFEST_FILE = 'release.json';
/** File in each section's folder that names its active release. */
export const ACTIVE_RELEASE_FILE = 'current.json';
/** The first script that a browser loads for a section. */
export const ENTRY_SCRIPT = 'remote-entry.js';
export const ENTRY_FILE = `client/${ENTRY_SCRIPT}`;
/** File listing the hashes of a release's scripts and stylesheets. The gateway generates it from the manifest. */
export const HASHES_FILE = 'hashes.json';
/** The section file that render workers evaluate. */
export const SERVER_FILE = 'server/remote.cjs';
/** The file in a shell release that starts the gateway, which serves the site. */
export const GATEWAY_FILE = 'server/gateway.cjs';

/**
 * Modules that the shell provides to every section, both in the browser and on the server. Sections therefore do not
 * bundle them. Must include every module whose React context is shared between the shell and sections.
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
 * Reports whether a value is the name of a section. The shell also has releases, but is not a section.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isSectionName = (value) => typeof value === 'string' && SECTION.test(value);

/** Reports whether a path stays inside its release. @param {string} name */
export const isSafeFile = (name) => SAFE_FILE.test(name) && !name.includes('..');

/** Returns the URL path prefix of a release's client files. @param {string} section @param {string} release */
export const publicPathOf = (section, release) => `/mf/${section}/${release}/client/`;

/** Converts a section name to a JavaScript identifier. @param {string} section */
export const identifierOf = (section) => section.replaceAll('-', '_');

/**
 * Returns the global name of a federation container. The name is unique per release, so that two releases can coexist
 * in one tab.
 * @param {string} section
 * @param {string} release
 */
export const containerNameOf = (section, release) => `${identifierOf(section)}__${release}`;

/** Returns the name of the chunk containing the only module that a section exposes. @param {string} section */
export const exposedChunkOf = (section) => `${section}-remote`;
