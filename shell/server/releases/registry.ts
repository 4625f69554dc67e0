import {
  activate,
  type Ask,
  type Canary,
  copyRelease,
  endCanary,
  hasRelease,
  type KeptPreview,
  parseCanary,
  parsePointer,
  type Place,
  prune,
  registryPlace,
  runningGateways,
  takeCanary,
  takePreview,
} from '@verse/releases';
import type { Log } from '../log';

const POLL_MS = 500;
const ANSWER_LIMIT_MS = 5000;

interface RegistryOptions {
  releasesDir: string;
  /** The API processes; each knows the same registry. */
  origins: readonly string[];
  /** The token by which gateways authenticate to the API. */
  token: string;
  log: Log;
}

/** The registry's state of a section. */
interface Decided {
  release: string;
  canary?: Canary | null;
  preview?: KeptPreview | null;
}

/** Asks one API process after the other, until one can answer. */
function askOf(origins: readonly string[], token: string): Ask {
  const send = (origin: string, ...[method, path, body]: Parameters<Ask>) =>
    fetch(`${origin}/api/registry/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
      ...(body ? { body: body.bytes } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
  return async (...asked) => {
    let failure: unknown;
    for (const origin of origins) {
      try {
        const response = await send(origin, ...asked);
        if (response.status < 500) return response;
        failure = new Error(`${origin}/api/registry/${asked[1]} answered ${response.status}`);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/** The same for what must exist. */
const bytesOf = (ask: Ask) => async (path: string) => {
  const response = await ask('GET', path);
  if (!response.ok) throw new Error(`/api/registry/${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** Syncs a folder with the registry's state of a section. */
function follower(releasesDir: string, get: (path: string) => Promise<Buffer>) {
  const active = new Map<string, string>();
  const beside = new Map<string, string>();

  async function copy(section: string, release: string) {
    if (hasRelease(releasesDir, section, release)) return;
    await copyRelease(releasesDir, section, release, {
      record: () => get(`sections/${section}/releases/${release}`),
      file: (_, digest) => get(`files/${digest}`),
    });
  }

  async function takeActive(section: string, release: string) {
    if (active.get(section) === release) return;
    await copy(section, release);
    await activate(releasesDir, section, release, { who: 'the registry' });
    active.set(section, release);
    beside.delete(section);
    await prune(releasesDir, section);
  }

  /** A canary ended locally stays ended until the registry has another state. */
  async function takeBeside(section: string, { canary = null, preview = null }: Decided) {
    const text = JSON.stringify([canary, preview]);
    if (beside.get(section) === text) return;
    for (const shown of [canary, preview]) if (shown) await copy(section, shown.release);
    await takeCanary(releasesDir, section, canary && parseCanary(JSON.stringify(canary)));
    await takePreview(releasesDir, section, preview);
    beside.set(section, text);
  }

  return async (section: string, decided: Decided) => {
    await takeActive(section, parsePointer(JSON.stringify(decided)).release);
    await takeBeside(section, decided);
  };
}

/**
 * Follows the registry of the API: its active releases are copied into the releases folder, checked, and activated
 * there, where the release book finds them; canaries and previews likewise. While no API answers, everything stays as
 * it is. Forwards the status of this machine's gateways to commands that wait for it.
 */
export function followRegistry({ releasesDir, origins, token, log }: RegistryOptions) {
  const ask = askOf(origins, token);
  const get = bytesOf(ask);
  const take = follower(releasesDir, get);
  const registry = registryPlace(ask, releasesDir);
  /** Canaries ended here of which the registry does not know yet. */
  const untold: Parameters<Place['endCanary']>[] = [];
  const failing = new Set<string>();
  let isStopped = false;

  /** Logs once that it fails, and once that it works again. */
  async function attempt(what: string, work: () => Promise<void>) {
    try {
      await work();
      if (failing.delete(what)) log.info({ what }, 'the registry answers again');
    } catch (error) {
      if (!failing.has(what)) log.warn({ what, error }, 'the registry gives nothing that can be used');
      failing.add(what);
    }
  }

  async function follow() {
    const { sections } = JSON.parse((await get('')).toString('utf8')) as { sections: Record<string, Decided> };
    await Promise.all(
      Object.entries(sections).map(([section, decided]) => attempt(section, () => take(section, decided))),
    );
  }

  async function handOn() {
    for (const { name, shell, sections } of await runningGateways(releasesDir)) {
      const bytes = JSON.stringify({ name, shell, sections });
      const answer = await ask('PUT', 'gateways', { type: 'application/json', bytes });
      if (!answer.ok) throw new Error(`the registry answered ${answer.status} to the report of ${name}`);
    }
  }

  async function tell() {
    for (let ended = untold[0]; ended; ended = untold[0]) {
      await registry.endCanary(...ended);
      untold.shift();
    }
  }

  const look = async () => {
    await attempt('the end of a canary', tell);
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
    /** The store for admins and canary analysis. A canary ends here at once, whether the API answers or not. */
    place: {
      ...registry,
      async endCanary(section, by) {
        const here = await endCanary(releasesDir, section, by);
        if (!here) return registry.endCanary(section, by);
        const ended: (typeof untold)[number] = [section, { ...by, id: here.id }];
        await registry.endCanary(...ended).catch(() => untold.push(ended));
        return here;
      },
    } satisfies Place,
    stop() {
      isStopped = true;
    },
  };
}
