import {
  cacheState,
  copyRelease,
  createRegistryClient,
  type GatewayStore,
  hasRelease,
  matchesCanary,
  parseActiveRelease,
  parseCanary,
  prune,
  readState,
  type RegistryRequest,
  type ReleaseStore,
  type SectionState,
} from '@verse/releases';
import type { Log } from '../log';

const ANSWER_LIMIT_MS = 5000;

interface RegistryOptions {
  releasesDir: string;
  /** Origins of the API processes, all of which serve the same registry. */
  origins: readonly string[];
  token: string;
  log: Log;
}

/** A section's state in the registry. Earlier versions of the API return neither a canary nor a preview. */
type DecidedState = NonNullable<SectionState['pointer']> & Partial<Pick<SectionState, 'canary' | 'preview'>>;

interface RegistryState {
  sections: Record<string, DecidedState>;
  /** Omitted by earlier versions of the API. */
  removed?: string[];
}

/** Tries the API processes in order until one responds. */
function createRegistryRequest(origins: readonly string[], token: string): RegistryRequest {
  const send = (origin: string, ...[method, path, body]: Parameters<RegistryRequest>) =>
    fetch(`${origin}/api/registry/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': body.type } : {}) },
      ...(body ? { body: body.bytes } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
  return async (...args) => {
    let failure: unknown;
    for (const origin of origins) {
      try {
        const response = await send(origin, ...args);
        if (response.status < 500) return response;
        failure = new Error(`${origin}/api/registry/${args[1]} answered ${response.status}`);
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
}

/** Fetches a file that must exist. */
const createReader = (ask: RegistryRequest) => async (path: string) => {
  const response = await ask('GET', path);
  if (!response.ok) throw new Error(`/api/registry/${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/**
 * Follows the API's registry and mirrors it into the releases folder: the releases, and which of them are active,
 * canaries or previews. While no API process responds, the mirror stays unchanged, even if the gateway restarts.
 */
export function createRegistryStore({
  releasesDir,
  origins,
  token,
  log,
}: RegistryOptions): ReleaseStore & GatewayStore {
  const ask = createRegistryRequest(origins, token);
  const get = createReader(ask);
  const registry = createRegistryClient(ask, releasesDir);
  /** Canaries ended here but not yet in the registry, keyed by ID. */
  const endedCanaries = new Map<string, Parameters<ReleaseStore['endCanary']>>();
  const failing = new Set<string>();

  /** Logs once if the work starts to fail, and once it succeeds again. */
  async function attempt(what: string, work: () => Promise<void>) {
    try {
      await work();
      if (failing.delete(what)) log.info({ what }, 'the registry answers again');
    } catch (error) {
      if (!failing.has(what)) log.warn({ what, error }, 'a request to the registry failed');
      failing.add(what);
    }
  }

  async function copy(section: string, release: string) {
    if (hasRelease(releasesDir, section, release)) return;
    await copyRelease(releasesDir, section, release, {
      manifest: () => get(`sections/${section}/releases/${release}`),
      file: (_, digest) => get(`files/${digest}`),
    });
  }

  /** The active release is copied first, so that a canary that cannot be copied does not delay it. */
  async function cacheSection(section: string, { canary, preview = null, ...decided }: DecidedState) {
    const pointer = parseActiveRelease(JSON.stringify(decided));
    if ((await readState(releasesDir, section)).pointer?.release !== pointer.release) {
      await copy(section, pointer.release);
      await cacheState(releasesDir, section, { pointer, canary: null });
      await prune(releasesDir, section);
    }
    const running = canary && !endedCanaries.has(canary.id) ? canary : null;
    for (const shown of [running, preview]) if (shown) await copy(section, shown.release);
    await cacheState(releasesDir, section, {
      pointer,
      canary: running && parseCanary(JSON.stringify(running)),
      preview,
    });
  }

  async function pollRegistry() {
    const { sections, removed = [] } = JSON.parse((await get('')).toString('utf8')) as RegistryState;
    const gone = { pointer: null, canary: null, preview: null };
    await Promise.all([
      ...Object.entries(sections).map(([section, decided]) => attempt(section, () => cacheSection(section, decided))),
      ...removed.map((section) => attempt(section, () => cacheState(releasesDir, section, gone))),
    ]);
  }

  async function reportEndedCanaries() {
    for (const [id, end] of endedCanaries) {
      await registry.endCanary(...end);
      endedCanaries.delete(id);
    }
  }

  return {
    ...registry,
    async refresh() {
      await attempt('ended canaries', reportEndedCanaries);
      await attempt('active releases', pollRegistry);
    },
    report: (report) =>
      attempt('reports', async () => {
        const answer = await ask('PUT', 'gateways', { type: 'application/json', bytes: JSON.stringify(report) });
        if (!answer.ok) throw new Error(`the registry answered ${answer.status} to the report of this gateway`);
      }),
    leave: () => Promise.resolve(),
    /** Ends the canary here immediately, whether or not the API responds. */
    async endCanary(section, by) {
      const { canary } = await readState(releasesDir, section);
      if (!canary || !matchesCanary(canary, by)) return registry.endCanary(section, by);
      endedCanaries.set(canary.id, [section, { ...by, id: canary.id }]);
      await cacheState(releasesDir, section, { canary: null });
      await reportEndedCanaries().catch(() => undefined);
      return canary;
    },
  };
}
