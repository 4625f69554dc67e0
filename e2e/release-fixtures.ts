import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startGateway } from '@verse/build/site';
import { releasesDir } from '@verse/build/workspace';
import { activate, parseRecord, putRelease, readPointer, RECORD_FILE, releaseFolder, sha256 } from '@verse/releases';

/** A folder of releases to break and to start gateways on, without touching the site under test. */

/** For commands whose tests are not about the gate, which `gate.spec.ts` tests. */
export const WITHOUT_GATE = { SKIP_GATE: 'a test of the command alone' };

const TEXT = /\.(c?js|css|json)$/;

export class ReleaseFolder {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  static async create(): Promise<ReleaseFolder> {
    return new ReleaseFolder(await mkdtemp(path.join(tmpdir(), 'verse-releases-')));
  }

  /** Copies the active release of a section here and activates it. */
  async add(section: string): Promise<string> {
    const pointer = await readPointer(releasesDir(), section);
    if (!pointer) throw new Error(`${section} is not built`);
    const { release } = pointer;
    await cp(releaseFolder(releasesDir(), section, release), releaseFolder(this.dir, section, release), {
      recursive: true,
    });
    await this.activate(section, release);
    return release;
  }

  async activate(section: string, release: string): Promise<void> {
    await activate(this.dir, section, release);
  }

  /** Creates a complete release from `base` with files changed by `change`. Does not activate it. */
  async vary(
    section: string,
    base: string,
    change: (name: string, text: string) => string,
    contract?: number,
  ): Promise<string> {
    const release = randomBytes(8).toString('hex');
    const source = releaseFolder(this.dir, section, base);
    const text = (await readFile(path.join(source, RECORD_FILE), 'utf8')).replaceAll(base, release);
    const record = parseRecord(text, section, release);
    if (contract !== undefined) record.contract = contract;
    await putRelease(this.dir, record, async (write) => {
      for (const name of Object.keys(record.files)) {
        const bytes = await readFile(path.join(source, name));
        const changed = TEXT.test(name)
          ? Buffer.from(change(name, bytes.toString('utf8').replaceAll(base, release)))
          : bytes;
        record.files[name] = { sha256: sha256(changed), bytes: changed.length };
        await write(name, changed);
      }
    });
    return release;
  }

  async names(section: string): Promise<string[]> {
    return readdir(path.join(this.dir, section)).catch(() => []);
  }

  async remove(): Promise<void> {
    await rm(this.dir, { recursive: true, force: true });
  }
}

export type Fault = 'none' | 'hanging' | 'error' | 'garbage';

/** A static origin that a team deploys to, with faults on demand. */
export class Origin {
  fault: Fault = 'none';
  readonly #folder: string;
  #server: Server | undefined;
  #port = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts listening, on the previous port after a stop. */
  async start(): Promise<this> {
    const server = createServer((request, response) => {
      if (this.fault === 'hanging') return;
      if (this.fault === 'error') return void response.writeHead(500).end('{"release":"0000000000000000"}');
      if (this.fault === 'garbage')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>');
      readFile(path.join(this.#folder, decodeURIComponent(request.url ?? '/'))).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

/** Starts a separate gateway in front of an API or a site that responds like one, with the built releases. */
export async function gatewayBefore(api: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const log: string[] = [];
  const gateway = await startGateway({
    port,
    env: { NODE_ENV: 'production', API_ORIGINS: api, PUBLIC_ORIGIN: address, RENDER_WORKERS: '1', ...env },
    onLine: (_, text) => log.push(text),
  });
  return { address, log, stop: () => gateway.stop() };
}

/** Starts a separate gateway over a folder of releases, with the API of the site under test. */
export const gatewayOver = (releases: ReleaseFolder, site: string, env: Record<string, string> = {}) =>
  gatewayBefore(site, { RELEASES_DIR: releases.dir, ...env });

/** Repeats a request until the result is as expected; fails with the last one after half a minute. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isAsWished: (answer: T) => boolean,
  pauseMs = 50,
): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (isAsWished(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still not as wished: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Returns the cookie of a bucket, drawn as browsers do: requests pages without a cookie until the bucket matches. */
export async function drawBucket(site: string, isWanted: (bucket: number) => boolean): Promise<string> {
  const { cookie } = await eventually(
    async () => {
      const answer = await fetch(`${site}/about`, { method: 'HEAD' });
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      return { cookie, bucket: Number(/cohort=(\d{1,2})\.[\w-]{22}$/.exec(cookie)?.[1] ?? NaN) };
    },
    ({ bucket }) => isWanted(bucket),
    1,
  );
  return cookie;
}
