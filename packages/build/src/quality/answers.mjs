import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '../site/free-port.mjs';

const CONNECTIONS = 16;
const READ_BYTES = 64 * 1024;
const WARM_MS = 700;
const MEASURED_MS = 1_500;
/** Time unit in `/proc/<pid>/stat`: always a hundredth of a second. */
const TICK_MS = 10;

/** @typedef {{ port: number, pids: number[], path: string }} Target */
/** @typedef {{ perSecond: number, processorMs: number }} Rate */

/** Returns the CPU time used by these processes, including all their threads. @param {number[]} pids */
const processorMs = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);

const requestFor = (/** @type {string} */ path) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: text/html,*/*',
    'Accept-Encoding: gzip, deflate, br',
    'User-Agent: bench',
    '\r\n',
  ].join('\r\n');

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends requests sequentially over one connection. Every response must have a Content-Length header. An unsuccessful
 * response ends the run.
 * @param {number} port @param {(turn: number) => string} pathOf @param {() => boolean} isOver @param {() => void} count
 */
function askRepeatedly(port, pathOf, isOver, count) {
  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    let turn = 0;
    let missing = 0;
    let head = Buffer.alloc(0);
    const ask = () => socket.write(requestFor(pathOf((turn += 1))));
    const finish = () => {
      count();
      if (!isOver()) return ask();
      socket.end();
      resolve();
    };
    const hear = (/** @type {Buffer} */ chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
        return missing === 0 ? finish() : undefined;
      }
      const heard = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = heard.indexOf(HEAD_END);
      if (end < 0) return void (head = Buffer.from(heard));
      const text = heard.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (!text.startsWith('HTTP/1.1 200') || length === undefined)
        return reject(new Error(`${pathOf(turn)} answers ${text.slice(0, 300)}`));
      missing = Number(length) - (heard.length - end - HEAD_END.length);
      head = Buffer.alloc(0);
      return missing === 0 ? finish() : undefined;
    };
    // Reused, because allocating a buffer for each read would account for a quarter of the client's work, which would
    // keep the servers waiting.
    const buffer = Buffer.alloc(READ_BYTES);
    const callback = (/** @type {number} */ bytes) => {
      hear(buffer.subarray(0, bytes));
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } });
    socket.on('connect', ask).on('error', reject);
  });
  return done;
}

/** @param {Target} target @param {number} time @param {(turn: number) => string} pathOf @returns {Promise<Rate>} */
async function load({ port, pids }, time, pathOf, connections = CONNECTIONS) {
  let answers = 0;
  const began = performance.now();
  const used = processorMs(pids);
  const isOver = () => performance.now() - began > time;
  await Promise.all(
    Array.from({ length: connections }, () => askRepeatedly(port, pathOf, isOver, () => (answers += 1))),
  );
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: answers / seconds, processorMs: (processorMs(pids) - used) / answers };
}

/** @param {Target} target */
async function rateOf(target) {
  await load(target, WARM_MS, () => target.path);
  return load(target, MEASURED_MS, () => target.path);
}

/** Starts a minimal Express server and waits until it responds. */
async function startReferenceServer() {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./reference-server.mjs', import.meta.url)), String(port)],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { target: { port, pids: [child.pid ?? 0], path: '/' }, stop: () => child.kill() };
}

/**
 * Compares in-memory responses with those of a minimal Express server, alternating between the two. Returns ratios of
 * requests per second and of CPU time.
 * @param {{ port: number, pids: number[] }} site
 * @param {Record<string, string>} paths
 * @param {number} rounds
 */
export async function compareWithReference(site, paths, rounds) {
  const referenceServer = await startReferenceServer();
  try {
    const names = Object.keys(paths);
    /** @type {Record<string, { answers: number[], processor: number[] }>} */
    const ratios = Object.fromEntries(names.map((name) => [name, { answers: [], processor: [] }]));
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const base = await rateOf(referenceServer.target);
        const ours = await rateOf({ ...site, path: paths[name] });
        ratios[name].answers.push(ours.perSecond / base.perSecond);
        ratios[name].processor.push(base.processorMs / ours.processorMs);
      }
    }
    return ratios;
  } finally {
    referenceServer.stop();
  }
}

/**
 * Measures the CPU time, in milliseconds, for serving an uncached page, including the API's share and compression. Each
 * request has a different query, which misses the cache but does not change the page.
 * @param {{ port: number, pids: number[] }} site
 * @param {string} path
 */
export async function measureRendering(site, path) {
  let turn = 0;
  const next = () => `${path}?anew=${(turn += 1)}`;
  await load({ ...site, path }, 2 * WARM_MS, next, 2);
  return (await load({ ...site, path }, 2 * MEASURED_MS, next, 2)).processorMs;
}
