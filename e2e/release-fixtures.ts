import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startGateway } from '@verse/build/site';
import { releasesDir } from '@verse/build/workspace';
import {
  createFileReleaseStore,
  MANIFEST_FILE,
  parseManifest,
  putRelease,
  readActiveRelease,
  releaseFolder,
  type ReleaseStore,
  sha256,
} from '@verse/releases';

/**
 * Environment for commands in tests that skip release verification, which has its own tests in
 * `release-verification.spec.ts`.
 */
export const SKIP_VERIFICATION = { SKIP_GATE: 'a test of the command alone' };

const TEXT = /\.(c?js|css|json)$/;

/** A releases folder in which tests can break releases and start gateways without affecting the site under test. */
export class ReleaseFolder {
  readonly dir: string;
  readonly store: ReleaseStore;

  private constructor(dir: string) {
    this.dir = dir;
    this.store = createFileReleaseStore(dir);
  }

  static async create(): Promise<ReleaseFolder> {
    return new ReleaseFolder(await mkdtemp(path.join(tmpdir(), 'verse-releases-')));
  }

  /** Copies a section's active release to this folder and activates it. */
  async add(section: string): Promise<string> {
    const pointer = await readActiveRelease(releasesDir(), section);
    if (!pointer) throw new Error(`${section} is not built`);
    const { release } = pointer;
    await cp(releaseFolder(releasesDir(), section, release), releaseFolder(this.dir, section, release), {
      recursive: true,
    });
    await this.activate(section, release);
    return release;
  }

  async activate(section: string, release: string): Promise<void> {
    await this.store.activate(section, release, { who: 'a test' });
  }

  /** Creates a complete release based on `base`, with files modified by `change`. Does not activate it. */
  async vary(
    section: string,
    base: string,
    change: (name: string, text: string) => string,
    contract?: number,
  ): Promise<string> {
    const release = randomBytes(8).toString('hex');
    const source = releaseFolder(this.dir, section, base);
    const text = (await readFile(path.join(source, MANIFEST_FILE), 'utf8')).replaceAll(base, release);
    const manifest = parseManifest(text, section, release);
    if (contract !== undefined) manifest.contract = contract;
    await putRelease(this.dir, manifest, async (write) => {
      for (const name of Object.keys(manifest.files)) {
        const bytes = await readFile(path.join(source, name));
        const changed = TEXT.test(name)
          ? Buffer.from(change(name, bytes.toString('utf8').replaceAll(base, release)))
          : bytes;
        manifest.files[name] = { sha256: sha256(changed), bytes: changed.length };
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

export type Fault = 'none' | 'dead' | 'hanging' | 'error' | 'garbage';

/**
 * A stub API whose registry contains the releases in a team's folder. `fault` makes the registry fail. All other
 * requests are forwarded to a site.
 */
export class Registry {
  fault: Fault = 'none';
  readonly #team: ReleaseFolder;
  readonly #section: string;
  readonly #site: string;
  readonly #server: Server;

  private constructor(team: ReleaseFolder, section: string, site: string) {
    this.#team = team;
    this.#section = section;
    this.#site = site;
    this.#server = createServer((request, response) => {
      if (!request.url?.startsWith('/api/registry')) return void this.#forward(request, response);
      if (this.fault === 'hanging') return;
      if (this.fault === 'dead') return void request.socket.destroy();
      if (this.fault === 'error') return void response.writeHead(500).end('{"sections":{}}');
      if (this.fault === 'garbage')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Hello</p>');
      this.#answer(request.url).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
    });
  }

  static async start(team: ReleaseFolder, section: string, site: string): Promise<Registry> {
    const registry = new Registry(team, section, site);
    await new Promise<void>((resolve) => registry.#server.listen(0, '127.0.0.1', resolve));
    return registry;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Environment for a gateway that follows this registry. */
  get env(): Record<string, string> {
    return { API_ORIGINS: this.address, FOLLOW_REGISTRY: '1', PURGE_TOKEN: randomBytes(24).toString('base64url') };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(url: string): Promise<string | Buffer> {
    const { dir } = this.#team;
    const pointer = await readActiveRelease(dir, this.#section);
    if (url === '/api/registry/') return JSON.stringify({ sections: { [this.#section]: pointer } });
    if (url === '/api/registry/gateways') return '';
    const folder = releaseFolder(dir, this.#section, pointer?.release ?? '');
    const manifest = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
    if (url.endsWith(`/releases/${pointer?.release}`)) return manifest;
    const { files } = JSON.parse(manifest) as { files: Record<string, { sha256: string }> };
    const [name = ''] = Object.entries(files).find(([, file]) => url.endsWith(`/files/${file.sha256}`)) ?? [];
    return readFile(path.join(folder, name));
  }

  #forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '', headers } = request;
    const to = new URL(url, this.#site);
    const forwarded = ask(to, { method, headers: { ...headers, host: to.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  }
}

/** Starts a separate gateway, with the built releases, in front of an API or of a site that responds like one. */
export async function startGatewayBefore(api: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const log: string[] = [];
  const gateway = await startGateway({
    port,
    env: { NODE_ENV: 'production', API_ORIGINS: api, PUBLIC_ORIGIN: address, RENDER_WORKERS: '1', ...env },
    onLine: (_, text) => log.push(text),
  });
  return { address, log, stop: () => gateway.stop('SIGKILL') };
}

/** Starts a separate gateway on a releases folder, using the API of the site under test. */
export const startGatewayOver = (releases: ReleaseFolder, site: string, env: Record<string, string> = {}) =>
  startGatewayBefore(site, { RELEASES_DIR: releases.dir, ...env });

/** Repeats a request until the result meets the condition. After half a minute, fails with the last result. */
export async function eventually<T>(ask: () => Promise<T>, isMet: (answer: T) => boolean, pauseMs = 50): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (isMet(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`condition not met: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Requests a page without a cookie, like a new visitor, and returns the assigned bucket and its cookie. */
async function draw(site: string) {
  const answer = await fetch(`${site}/about`, { method: 'HEAD' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { cookie, bucket: Number(/cohort=(\d{1,2})\.[\w-]{22}$/.exec(cookie)?.[1] ?? NaN) };
}

/** Returns the cookie of a bucket that satisfies `isWanted`. */
export async function drawBucket(site: string, isWanted: (bucket: number) => boolean): Promise<string> {
  const { cookie } = await eventually(
    () => draw(site),
    ({ bucket }) => isWanted(bucket),
    1,
  );
  return cookie;
}

export async function drawAllBuckets(site: string): Promise<string[]> {
  const cookies = new Map<number, string>();
  // Drawing all hundred buckets takes about five hundred draws on average. After five thousand, only one run in 10²⁰
  // misses any.
  for (let draws = 0; cookies.size < 100 && draws < 5000; draws += 1) {
    const { cookie, bucket } = await draw(site);
    if (cookie) cookies.set(bucket, cookie);
  }
  return Array.from({ length: 100 }, (_, bucket) => cookies.get(bucket) ?? '');
}
