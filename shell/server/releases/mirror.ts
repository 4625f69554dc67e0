import { activate, copyRelease, hasRelease, parsePointer, POINTER_FILE, RECORD_FILE } from '@verse/releases';
import type { Log } from '../log';

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

/**
 * Copies the releases of teams that deploy to their own static origins into the releases folder: the whole release is
 * copied and checked before it becomes active here. A dead, slow or lying origin changes nothing for visitors.
 */
export function startMirror({ releasesDir, origins, log }: MirrorOptions): { stop(): void; settled: Promise<unknown> } {
  const last = new Map<string, string>();
  let isStopped = false;

  async function sync(section: string, origin: string) {
    const { release } = parsePointer((await fetchBytes(`${origin}/${POINTER_FILE}`)).toString('utf8'));
    if (last.get(section) === release) return;
    if (!hasRelease(releasesDir, section, release))
      await copyRelease(releasesDir, section, release, {
        record: () => fetchBytes(`${origin}/${release}/${RECORD_FILE}`),
        file: (name) => fetchBytes(`${origin}/${release}/${name}`),
      });
    await activate(releasesDir, section, release, { who: origin });
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
