import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} SectionReport
 * @property {string} [active]
 * @property {{ id: string, share: number }} [canary] the canary that this gateway serves
 * @property {{ release: string, reason: string }} [refused]
 */

/**
 * Status of a running gateway, with the releases that it serves.
 * @typedef {object} GatewayReport
 * @property {string} name the host and the process
 * @property {string} shell the shell release from which it runs
 * @property {Record<string, SectionReport>} sections
 */

const FOLDER = '.gateways';
/** Interval of a gateway's heartbeat, and time without one after which it counts as stopped, in milliseconds. */
export const HEARTBEAT_MS = 1000;
export const HEARTBEAT_TIMEOUT_MS = 5 * HEARTBEAT_MS;

/** @param {string} dir @param {string} name */
const toReportFile = (dir, name) => path.join(dir, FOLDER, `${name.replace(/[^\w.-]/g, '_')}.json`);

/** @param {string} dir @param {GatewayReport} report */
export async function writeGatewayReport(dir, report) {
  const file = toReportFile(dir, report.name);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify({ ...report, at: Date.now() }));
  await rename(draft, file);
}

/** Removes the report of a stopping gateway. @param {string} dir @param {string} name */
export const removeGatewayReport = (dir, name) => rm(toReportFile(dir, name), { force: true });

/** @param {string} file @returns {Promise<(GatewayReport & { at: number })[]>} */
const readReport = (file) =>
  readFile(file, 'utf8').then(
    (text) => [JSON.parse(text)],
    () => [],
  );

/**
 * Returns the gateways that serve from this folder. A killed gateway is included for another five seconds.
 * @param {string} dir @returns {Promise<GatewayReport[]>}
 */
export async function findRunningGateways(dir) {
  const names = await readdir(path.join(dir, FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(dir, FOLDER, name));
  const reports = (await Promise.all(files.map(readReport))).flat();
  return reports.filter(({ at }) => Date.now() - at < HEARTBEAT_TIMEOUT_MS);
}
