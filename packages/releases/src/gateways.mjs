import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} SectionReport
 * @property {string} [active]
 * @property {{ id: string, share: number }} [canary] the canary this gateway serves
 * @property {{ release: string, reason: string }} [refused]
 */

/**
 * The status of a running gateway, with the releases it serves.
 * @typedef {object} GatewayReport
 * @property {string} name host name and process id
 * @property {string} shell the shell release it runs from
 * @property {Record<string, SectionReport>} sections
 */

const FOLDER = '.gateways';
/**
 * In milliseconds: the interval between a gateway's heartbeats, and how long a gateway may go without one before it
 * counts as stopped.
 */
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

/** Removes the report of a gateway that is stopping. @param {string} dir @param {string} name */
export const removeGatewayReport = (dir, name) => rm(toReportFile(dir, name), { force: true });

/** @param {string} file @returns {Promise<(GatewayReport & { at: number })[]>} */
const readReport = (file) =>
  readFile(file, 'utf8').then(
    (text) => [JSON.parse(text)],
    () => [],
  );

/**
 * Returns the running gateways that use this folder. A gateway that was killed is still listed for five seconds.
 * @param {string} dir @returns {Promise<GatewayReport[]>}
 */
export async function findRunningGateways(dir) {
  const names = await readdir(path.join(dir, FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(dir, FOLDER, name));
  const reports = (await Promise.all(files.map(readReport))).flat();
  return reports.filter(({ at }) => Date.now() - at < HEARTBEAT_TIMEOUT_MS);
}
