import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, VARIABLES } from './config';
import { IN_FILES } from './secrets';

const OWN_SECRET = randomBytes(32).toString('base64url');
const REAL = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://a.example',
  AUTH_SECRET: OWN_SECRET,
  SMTP_URL: 'smtp://mail.example:587',
};

describe('the configuration', () => {
  // @proves GAP-070
  it('accepts the development values of .env.example, which lists all variables', async () => {
    const lines = (await readFile(`${__dirname}/../../../.env.example`, 'utf8'))
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    // `.env.example` must list every variable that is read.
    expect(Object.keys(given).toSorted()).toEqual([...VARIABLES, ...IN_FILES.map((name) => `${name}_FILE`)].toSorted());
    const config = readConfig(given);
    expect(config).toEqual({ ...readConfig({}) });
  });

  // @proves GAP-070 GAP-090
  it('stops the start with a message that names each variable but never its value', () => {
    const read = () => readConfig({ PORT: 'CANARY', AUTH_SECRET: 'CANARY', NODE_ENV: 'production' });
    expect(read).toThrow(/PORT must be a number/);
    expect(read).toThrow(/AUTH_SECRET must have at least 32 characters/);
    expect(read).not.toThrow(/CANARY/);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_ORIGIN is missing/);
  });

  // @proves GAP-070
  it('cannot be changed later', () => {
    const config = readConfig({});
    expect(() => Object.assign(config.limits, { jsonBytes: 1 })).toThrow(TypeError);
  });

  // @proves GAP-070
  it('has no sample content in production unless enabled', () => {
    expect(readConfig({}).seed).toBe(true);
    expect(readConfig(REAL).seed).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1', SEED: '1' }).seed).toBe(true);
  });

  // @proves GAP-034 R20
  it('starts no production site without its own session secret', () => {
    expect(() => readConfig({ ...REAL, AUTH_SECRET: '' })).toThrow('AUTH_SECRET is missing');
    expect(() => readConfig({ ...REAL, AUTH_SECRET: 'too-short' })).toThrow(
      'AUTH_SECRET must have at least 32 characters',
    );
    expect(readConfig(REAL).authSecret).toBe(OWN_SECRET);
  });

  // @proves GAP-034 GAP-070 R20
  it('rejects secrets that are published with the project, or are one repeated character', () => {
    for (const known of [
      'for-this-machine-only-and-nowhere-else',
      'a secret of one test, thrown away after it',
      'x'.repeat(48),
      'abcabc'.repeat(8),
    ]) {
      expect(() => readConfig({ ...REAL, AUTH_SECRET: known })).toThrow(/AUTH_SECRET must be random and your own/);
    }
    for (const known of ['for-this-machine-only', 'a token of one test, thrown away after it', '0123012301230123']) {
      expect(() => readConfig({ PURGE_TOKEN: known })).toThrow(/PURGE_TOKEN must be random and your own/);
    }
  });

  // @proves GAP-070 R20
  it('reads secrets from files named by a variable, and explains errors in them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verse-secrets-'));
    const good = join(folder, 'auth');
    const empty = join(folder, 'empty');
    writeFileSync(good, `${OWN_SECRET}\n`);
    writeFileSync(empty, '\n');
    const { AUTH_SECRET: _, ...real } = REAL;
    expect(readConfig({ ...real, AUTH_SECRET_FILE: good }).authSecret).toBe(OWN_SECRET);
    expect(() => readConfig({ ...REAL, AUTH_SECRET_FILE: good })).toThrow('AUTH_SECRET is given twice');
    expect(() => readConfig({ ...real, AUTH_SECRET_FILE: empty })).toThrow('AUTH_SECRET_FILE names an empty file');
    expect(() => readConfig({ ...real, AUTH_SECRET_FILE: join(folder, 'none') })).toThrow(
      'AUTH_SECRET_FILE cannot be read: ENOENT',
    );
    rmSync(folder, { recursive: true });
  });

  // @proves GAP-085 GAP-070
  it('starts no production site that cannot send email, unless emails are stored as files on purpose', () => {
    const { SMTP_URL: _, ...real } = REAL;
    expect(() => readConfig(real)).toThrow(
      /SMTP_URL is missing: without a mail server nobody can verify an address or reset a password/,
    );
    expect(readConfig({ ...real, MAIL_DIR: '/var/mail' }).mail.dir).toBe('/var/mail');
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).mail.smtpUrl).toBeUndefined();
    expect(readConfig({}).mail.smtpUrl).toBeUndefined();
  });

  // @proves GAP-085 R22
  it('requires encryption from the mail server of a production site, except on the same machine', () => {
    const isAsked = (more: Record<string, string>) => readConfig({ ...REAL, ...more }).mail.requireTls;
    expect([isAsked({}), isAsked({ SMTP_REQUIRE_TLS: '0' }), isAsked({ NODE_ENV: 'development' })]).toEqual([
      true,
      false,
      false,
    ]);
    for (const here of ['localhost', '127.0.0.1', '[::1]'])
      expect([here, isAsked({ SMTP_URL: `smtp://${here}:25` })]).toEqual([here, false]);
    expect(isAsked({ SMTP_URL: 'smtp://localhost.example:25' })).toBe(true);
  });

  // @proves R15
  it('trusts proxies by their addresses, never all of them', () => {
    for (const given of ['true', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'everybody', 'loopback,'])
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY must be loopback/);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::7' }).trustProxy).toBe(
      'loopback, 10.0.0.0/8, 2001:db8::7',
    );
  });

  // @proves R15
  it('starts no site whose visitors would all have one address', () => {
    const site = { PUBLIC_ORIGIN: 'https://a.example', HOST: '0.0.0.0' };
    expect(() => readConfig(site)).toThrow(/TRUST_PROXY is missing/);
    expect(readConfig({ ...site, TRUST_PROXY: 'uniquelocal' }).trustProxy).toBe('uniquelocal');
    expect(readConfig({ ...site, HOST: '127.0.0.1' }).trustProxy).toBe('loopback');
  });

  // @proves R20
  it.each(['https://a.example', 'http://192.0.2.4:3000', 'https://localhost.example'])(
    'starts no demonstration at %s: it shows passwords and mails',
    (origin) => {
      expect(() => readConfig({ DEMO: '1', PUBLIC_ORIGIN: origin })).toThrow(/DEMO is for this machine only/);
      expect(readConfig({ DEMO: '1', PUBLIC_ORIGIN: 'http://localhost:3000' }).demo).toBe(true);
    },
  );
});
