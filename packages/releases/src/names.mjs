// What the parts of a release are called. Also runs in browsers, so nothing of Node stands here.

const RELEASE_ID = /^[0-9a-f]{16}$/;
const SECTION = /^mf-[a-z]+$/;
const SAFE_FILE = /^(client|server)\/[\w.@~-]+(\/[\w.@~-]+)*$/;

/** Lies in the folder of each release and says what is in it. */
export const RECORD_FILE = 'release.json';
/** Lies in the folder of each section and names its active release. */
export const POINTER_FILE = 'current.json';
/** The script by which a section enters the browser. */
export const ENTRY_SCRIPT = 'remote-entry.js';
export const ENTRY_FILE = `client/${ENTRY_SCRIPT}`;
/** Says what the scripts and sheets of a release must be: a gateway makes it from the record. */
export const HASHES_FILE = 'hashes.json';
/** What the render workers evaluate of a section. */
export const SERVER_FILE = 'server/remote.cjs';
/** What the shell's release serves the site with. */
export const GATEWAY_FILE = 'server/gateway.cjs';

/**
 * What the shell gives to every section, in the browser and on the server; a section bundles none of it. A module with
 * a React context that both sides use must be in this list.
 */
export const GIVEN_MODULES = /** @type {const} */ ([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  '@verse/contract/react',
]);

/** @typedef {(typeof GIVEN_MODULES)[number]} GivenModule */

/** @param {unknown} value @returns {value is string} */
export const isReleaseId = (value) => typeof value === 'string' && RELEASE_ID.test(value);

/**
 * A section of the site; the shell, which has releases too, is none.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isSectionName = (value) => typeof value === 'string' && SECTION.test(value);

/** A file of a release, by its path in it; it cannot lead out of it. @param {string} name */
export const isSafeFile = (name) => SAFE_FILE.test(name) && !name.includes('..');

/** Where browsers find the client's files of a release. @param {string} section @param {string} release */
export const publicPathOf = (section, release) => `/mf/${section}/${release}/client/`;

/** The name of a section in JavaScript. @param {string} section */
export const identifierOf = (section) => section.replaceAll('-', '_');

/**
 * The container's global name: unique per release, so that two can live in one tab.
 * @param {string} section
 * @param {string} release
 */
export const containerNameOf = (section, release) => `${identifierOf(section)}__${release}`;

/** The chunk in which the one module stands that a section exposes. @param {string} section */
export const exposedChunkOf = (section) => `${section}-remote`;
