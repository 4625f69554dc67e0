import { type Role, STAFF_ROLES } from '@verse/api-contract/roles';
import type { PlatformOptions } from '../src/bootstrap';
import { ensureAccount } from '../src/domains/identity/accounts';
import type { Message } from '../src/platform/mail';
import { memoryTransport } from '../src/platform/mail';
import { faultsOf } from './mail-faults';
import { type RunningApi, startApi } from './start-api';
import { untilServed } from './until-served';

export const PASSWORD = 'Lanterns-4-Sale!';

/** A browser from the API's point of view. It stores the cookies it receives. */
export class Visitor {
  readonly #api: RunningApi;
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string>;

  constructor(api: RunningApi, headers: Record<string, string> = {}) {
    this.#api = api;
    this.headers = headers;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isForm = body instanceof FormData;
    const response = await this.#api.call(path, {
      method,
      headers: {
        ...this.headers,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' || isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends a body that is neither JSON nor a form. */
  sendBytes(method: string, path: string, body: Uint8Array, headers: Record<string, string>): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return this.#api.call(path, { method, headers: { ...this.headers, cookie, ...headers }, body: Buffer.from(body) });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const value = pair.slice(at + 1);
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body?: unknown) => this.send('POST', path, body);
  patch = (path: string, body?: unknown) => this.send('PATCH', path, body);
  delete = (path: string, body?: unknown) => this.send('DELETE', path, body);

  async signIn(email: string, password = PASSWORD): Promise<this> {
    const response = await untilServed(() => this.post('/api/signin', { email, password }));
    if (response.status !== 200) throw new Error(`${email} could not sign in: ${response.status}`);
    return this;
  }

  async session(): Promise<{
    user: { id: string; email: string; role: string; emailVerified: boolean } | null;
    isRecent: boolean;
  }> {
    return (await this.get('/api/session')).json() as never;
  }
}

export interface Town {
  api: RunningApi;
  sent: Message[];
  /** Email transport, which a test may cause to fail. */
  transport: ReturnType<typeof memoryTransport>;
  /** Sends all due emails and returns them. */
  mails: () => Promise<Message[]>;
  visitor: (headers?: Record<string, string>) => Visitor;
  /**
   * Creates a verified account with the given role, including a second factor for staff, and returns a browser signed
   * in to it.
   */
  resident: (role: Role, email?: string) => Promise<Visitor>;
  clock: { now: Date };
}

export type TownOptions = Partial<Pick<PlatformOptions, 'resolveTxt' | 'store'>>;

let count = 0;

/** Starts the API with access to its emails, using a clock that the test controls. */
export async function startTown(environment: Record<string, string> = {}, given: TownOptions = {}): Promise<Town> {
  const transport = memoryTransport();
  const clock = { now: new Date() };
  const api = await startApi(
    { RATE_LIMIT_FACTOR: '1', ...environment },
    { transport, now: () => clock.now, withoutEditor: true, ...given },
  );
  const visitor = (headers?: Record<string, string>) => new Visitor(api, headers);
  return {
    api,
    clock,
    visitor,
    transport,
    sent: transport.sent,
    async mails() {
      const before = transport.sent.length;
      await api.mails.work();
      const sent = transport.sent.slice(before);
      const faults = sent.flatMap(faultsOf);
      if (faults.length > 0) throw new Error(`emails that no one should get:\n${faults.join('\n')}`);
      return sent;
    },
    async resident(role, email = `${role}${(count += 1)}@example.org`) {
      await ensureAccount(
        api.store.db,
        { email, password: PASSWORD, role, firstName: 'Ada', lastName: 'Tester' },
        clock.now,
      );
      const browser = await visitor().signIn(email);
      // Marks the second factor as set up, so that tests of staff features need not go through the setup.
      if (STAFF_ROLES.includes(role))
        await api.store.db.collection('auth_user').updateOne({ email }, { $set: { twoFactorEnabled: true } });
      return browser;
    },
  };
}

export const tokenOf = (mail: Message | undefined): string => new URL(mail!.action!.url).searchParams.get('token')!;

export const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
