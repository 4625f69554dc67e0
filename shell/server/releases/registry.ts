import { activate, copyRelease, hasRelease, parsePointer, prune, runningGateways } from '@verse/releases';
import type { Log } from '../log';

const POLL_MS = 500;
const ANSWER_LIMIT_MS = 5000;

interface RegistryOptions {
  releasesDir: string;
  /** The API processes; each knows the same registry. */
  origins: readonly string[];
  /** What gateways show to the API. */
  token: string;
  log: Log;
}

/** Asks one API process after the other: the first that answers is right. */
function createClient(origins: readonly string[], token: string) {
  const ask = (origin: string, path: string, init?: RequestInit) =>
    fetch(`${origin}/api/registry${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init?.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
  return async (path: string, init?: RequestInit): Promise<Buffer> => {
    let failure: unknown;
    for (const origin of origins) {
      try {
        const response = await ask(origin, path, init);
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.ok) return bytes;
        failure = new Error(`${origin}/api/registry${path} answered ${response.status}`);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/**
 * Follows the registry of the API: what is active there is copied into the releases folder, checked, and activated
 * here, by which the release book finds it. While no API answers, everything stays as it is. What the gateways of this
 * machine say of themselves is handed on, for the commands that wait for it.
 */
export function followRegistry({ releasesDir, origins, token, log }: RegistryOptions) {
  const client = createClient(origins, token);
  const failing = new Set<string>();
  const last = new Map<string, string>();
  let isStopped = false;

  /** Says once what fails, and once that it works again. */
  async function attempt(what: string, work: () => Promise<void>) {
    try {
      await work();
      if (failing.delete(what)) log.info({ what }, 'the registry answers again');
    } catch (error) {
      if (!failing.has(what)) log.warn({ what, error }, 'the registry gives nothing that can be used');
      failing.add(what);
    }
  }

  async function take(section: string, { release }: { release: string }) {
    if (last.get(section) === release) return;
    if (!hasRelease(releasesDir, section, release))
      await copyRelease(releasesDir, section, release, {
        record: () => client(`/sections/${section}/releases/${release}`),
        file: (_, digest) => client(`/files/${digest}`),
      });
    await activate(releasesDir, section, release, { who: 'the registry' });
    last.set(section, release);
    await prune(releasesDir, section);
  }

  async function follow() {
    const { sections } = JSON.parse((await client('')).toString('utf8')) as { sections: Record<string, unknown> };
    await Promise.all(
      Object.entries(sections).map(([section, pointer]) =>
        attempt(section, () => take(section, parsePointer(JSON.stringify(pointer)))),
      ),
    );
  }

  async function handOn() {
    for (const { name, shell, sections } of await runningGateways(releasesDir))
      await client('/gateways', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, shell, sections }),
      });
  }

  const look = async () => {
    await attempt('what is active', follow);
    await attempt('reports', handOn);
  };
  const again = async () => {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS).unref());
      await look();
    }
  };
  const settled = look();
  void settled.then(again);
  return {
    settled,
    stop() {
      isStopped = true;
    },
  };
}
