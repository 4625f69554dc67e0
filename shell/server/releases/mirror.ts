import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log';
import { parsePointer, parseRelease, type Release, sha256 } from './release';

const POLL_MS = 1000;
const ANSWER_LIMIT_MS = 3000;
const LARGEST_FILE = 20 * 1024 * 1024;

interface MirrorOptions {
  releasesDir: string;
  origins: Record<string, string>;
  log: Log;
}

async function fetchBytes(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST_FILE) throw new Error(`${address} is too large`);
  return Buffer.from(await response.arrayBuffer());
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Copies a release into the folder, whole or not at all. */
async function copyRelease(origin: string, section: string, release: string, target: string) {
  const draft = path.join(path.dirname(target), `.mirror-${release}-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const text = (await fetchBytes(`${origin}/${release}/release.json`)).toString('utf8');
  const record: Release = parseRelease(text, section, release, draft);
  for (const [name, { sha256: expected }] of Object.entries(record.files)) {
    const bytes = await fetchBytes(`${origin}/${release}/${name}`);
    if (sha256(bytes) !== expected) throw new Error(`${section}/${release}: ${name} differs from its hash`);
    const file = path.join(draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await writeFile(path.join(draft, 'release.json'), text);
  await rename(draft, target);
}

/**
 * Brings the releases of teams that deploy to their own static origins into the releases folder: the whole release is
 * copied and checked before the local pointer moves. A dead, slow or lying origin changes nothing for visitors.
 */
export function startMirror({ releasesDir, origins, log }: MirrorOptions): { stop(): void; settled: Promise<unknown> } {
  const last = new Map<string, string>();
  let isStopped = false;

  async function sync(section: string, origin: string) {
    const pointer = (await fetchBytes(`${origin}/current.json`)).toString('utf8');
    const release = parsePointer(pointer);
    if (last.get(section) === release) return;
    const target = path.join(releasesDir, section, release);
    await mkdir(path.dirname(target), { recursive: true });
    if (!(await exists(target))) await copyRelease(origin, section, release, target);
    const local = path.join(releasesDir, section, 'current.json');
    await writeFile(`${local}.mirror`, JSON.stringify({ release, history: [] }));
    await rename(`${local}.mirror`, local);
    last.set(section, release);
  }

  const failing = new Set<string>();
  async function attempt(section: string, origin: string) {
    try {
      await sync(section, origin);
      if (failing.delete(section)) log.info({ section, origin }, 'the origin answers again');
    } catch (error) {
      if (!failing.has(section)) log.warn({ section, origin, error }, 'the origin gives no usable release');
      failing.add(section);
    }
  }

  const follow = async (section: string, origin: string) => {
    while (!isStopped) {
      await attempt(section, origin);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS).unref());
    }
  };
  const first = Promise.all(Object.entries(origins).map(([section, origin]) => attempt(section, origin)));
  void first.then(() => Object.entries(origins).forEach(([section, origin]) => void follow(section, origin)));
  return {
    stop() {
      isStopped = true;
    },
    settled: first,
  };
}
