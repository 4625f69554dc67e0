import { randomBytes, randomUUID } from 'node:crypto';

const DAY_MS = 86_400_000;
const MAIL_LIMIT_MS = 20_000;

/** Returns the date that is `days` days from now, in ISO format. @param {number} days */
export const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the time that is `days` days from now, as an ISO timestamp. @param {number} days */
export const momentIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Joins segments into an API path. @param {string[]} parts */
export const apiPath = (...parts) => ['/api', ...parts].join('/');

/** Decodes quoted-printable text. @param {string} mail */
const decode = (mail) =>
  Buffer.from(
    mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** A signed-in account that calls the API in the same way as the site's pages. */
export class Person {
  /** @type {import('@playwright/test').BrowserContext} */ #context;
  /** @type {string} */ #site;
  handle = '';
  id = '';

  /** @param {import('@playwright/test').BrowserContext} context @param {string} site */
  constructor(context, site) {
    [this.#context, this.#site] = [context, site];
  }

  /**
   * Calls the API. Every call has its own idempotency key.
   * @param {string} method @param {string} path @param {unknown} [data]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<any>} the response body
   * @throws Error if the call is rejected
   */
  async call(method, path, data, headers = {}) {
    const answer = await this.#context.request.fetch(this.#site + path, {
      method,
      headers: { origin: this.#site, 'idempotency-key': randomUUID(), ...headers },
      ...(data === undefined ? {} : { data }),
    });
    const text = await answer.text();
    if (answer.status() >= 300) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
    return /json/.test(answer.headers()['content-type'] ?? '') ? JSON.parse(text) : text;
  }

  /**
   * Reads from the API. Retries on 503, because the machine may be overloaded.
   * @param {string} path
   * @returns {Promise<any>}
   */
  async get(path, tries = 5) {
    try {
      return await this.call('GET', path);
    } catch (error) {
      if (tries === 1 || !String(error).includes(': 503 ')) throw error;
      await new Promise((done) => setTimeout(done, 2000));
      return this.get(path, tries - 1);
    }
  }

  /**
   * Calls the API, sending a version in `If-Match`.
   * @param {string} method
   * @param {string} path
   * @param {number} version
   * @param {unknown} [data]
   */
  change = (method, path, version, data) => this.call(method, path, data, { 'if-match': `"${version}"` });

  /** Sends a form with files. @param {string} path @param {Record<string, unknown>} multipart */
  async sendForm(path, multipart) {
    const answer = await this.#context.request.post(this.#site + path, {
      headers: { origin: this.#site, 'idempotency-key': randomUUID() },
      multipart: /** @type {Record<string, string>} */ (multipart),
    });
    if (answer.status() >= 300) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  /** Uploads a file to a contest entry. @param {string} path @param {string} name @param {Buffer} bytes */
  async upload(path, name, bytes) {
    const send = (/** @type {string} */ address, /** @type {object} */ options) =>
      this.#context.request.fetch(new URL(address, this.#site).href, options);
    const headers = { origin: this.#site, 'tus-resumable': '1.0.0' };
    const announced = await send(path, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
    const sent = await send(announced.headers().location ?? '', {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: bytes,
    });
    if (sent.status() >= 300) throw new Error(`upload of ${name}: ${sent.status()} ${await sent.text()}`);
  }

  /**
   * Returns the email to `address` whose subject contains `subject`. Waits until it has arrived. @param {string}
   * address @param {string} subject
   */
  async mailTo(address, subject) {
    for (const end = Date.now() + MAIL_LIMIT_MS; Date.now() < end; await new Promise((done) => setTimeout(done, 200))) {
      const outbox = await this.get('/api/outbox');
      const mails = outbox.matchAll(/<span>to ([^<]*)<\/span>.*?href="(\/api\/outbox\/[^"]+\.eml)"/g);
      for (const [, to, path] of mails) {
        const mail = to === address ? decode(await this.get(path)) : '';
        if (new RegExp(`^Subject: .*${subject}`, 'm').test(mail)) return mail;
      }
    }
    throw new Error(`no email “${subject}” to ${address}`);
  }

  /** Signs in, and reads the account's handle and id. @param {string} email @param {string} password */
  async signIn(email, password) {
    await this.call('POST', '/api/signin', { email, password });
    this.id = (await this.get('/api/session')).user.id;
    this.handle = (await this.get('/api/me/profile')).handle;
    return this;
  }

  /** Returns the session state, for use in other browser contexts. */
  state = () => this.#context.storageState();
  close = () => this.#context.close();
}

/** @param {string} mail */
export const tokenIn = (mail) => /\?token=([\w-]+)/.exec(mail)?.[1] ?? '';

/**
 * Creates an account with a verified email address.
 * @param {import('@playwright/test').Browser} browser @param {string} site
 * @param {string} firstname @param {string} lastname @param {string} [email]
 */
export async function settle(browser, site, firstname, lastname, email) {
  const person = new Person(await browser.newContext(), site);
  const address = email ?? `${firstname}.${lastname}@example.org`.toLowerCase();
  const password = `Verse-${randomBytes(9).toString('base64url')}-1!`;
  await person.call('POST', '/api/signup', { firstname, lastname, email: address, password });
  await person.call('POST', '/api/verify-email', { token: tokenIn(await person.mailTo(address, 'Verify')) });
  return person.signIn(address, password);
}

/**
 * Signs in to the demo accounts: a member, an editor and a moderator.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 */
export async function signInToDemos(browser, site) {
  const people = [];
  const { demo } = await new Person(await browser.newContext(), site).get('/api/session');
  for (const { email, password } of demo)
    people.push(await new Person(await browser.newContext(), site).signIn(email, password));
  return people;
}
