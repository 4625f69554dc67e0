import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { readConfig } from './config';
import { securityTxt } from './gateway/http/health-routes';

const read = (environment: Record<string, string>) => readConfig(environment, '/releases/shell/1');
const OWN = randomBytes(24).toString('hex');

/** The variables in shell/.env.example, with their default values, if any. */
const example = [
  ...readFileSync(path.join(__dirname, '../.env.example'), 'utf8').matchAll(/^(# )?([A-Z][A-Z_]+)=(.*)$/gm),
];

describe('the configuration of the gateway', () => {
  // @proves GAP-070 R20
  it('reads what .env.example lists and nothing else, with the same defaults', () => {
    const asked = new Set<string>();
    const listening = new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void asked.add(String(name)) },
    );
    readConfig(listening, '/releases/shell/1');
    expect([...asked].toSorted()).toEqual(example.map(([, , name]) => name).toSorted());
    expect(
      read(Object.fromEntries(example.filter(([, hidden]) => !hidden).map(([, , name, value]) => [name, value]))),
    ).toEqual(read({}));
  });

  // @proves R15
  it('rejects an https origin without a trusted proxy: all visitors would count as one', () => {
    expect(() => read({ PUBLIC_ORIGIN: 'https://a.example' })).toThrow(/^TRUST_PROXY is missing/);
    expect(read({ PUBLIC_ORIGIN: 'https://a.example', TRUST_PROXY: '10.0.0.0/8' }).proxies).toBe('10.0.0.0/8');
    expect(read({}).proxies).toBe('');
  });

  // @proves GAP-034 R20
  it('rejects a purge token that is published with the project, short or one letter repeated', () => {
    for (const known of [
      'for-this-machine-only',
      'a token of one test, thrown away after it',
      'x'.repeat(40),
      'short',
      OWN.slice(0, 15),
    ]) {
      expect(() => read({ PURGE_TOKEN: known })).toThrow(
        /^PURGE_TOKEN must be at least 16 random characters of your own/,
      );
    }
    expect([read({ PURGE_TOKEN: OWN }).purgeToken, read({}).purgeToken, read({ PURGE_TOKEN: '' }).purgeToken]).toEqual([
      OWN,
      undefined,
      undefined,
    ]);
  });

  // @proves GAP-070 R20
  it('reads the purge token from a file, and reports a file that it cannot read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'verse-purge-'));
    writeFileSync(path.join(folder, 'purge'), `${OWN}\n`);
    expect(read({ PURGE_TOKEN_FILE: path.join(folder, 'purge') }).purgeToken).toBe(OWN);
    expect(() => read({ PURGE_TOKEN_FILE: path.join(folder, 'none') })).toThrow(
      /PURGE_TOKEN_FILE cannot be read: ENOENT/,
    );
    rmSync(folder, { recursive: true });
  });

  // @proves GAP-070
  it('accepts an email address or a page as security contact, and nothing else', () => {
    expect(read({ SECURITY_CONTACT: 'security@example.org' }).securityContact).toBe('mailto:security@example.org');
    expect(read({ SECURITY_CONTACT: 'https://example.org/report' }).securityContact).toBe('https://example.org/report');
    for (const wrong of [
      'somebody',
      'http://example.org',
      'a@b.c\nContact: mailto:eve@example.org',
      'javascript:alert(1)',
    ]) {
      expect(() => read({ SECURITY_CONTACT: wrong })).toThrow(/^SECURITY_CONTACT must be/);
    }
  });
});

describe('/.well-known/security.txt', () => {
  const answer = async (contact: string | undefined) => {
    const now = () => Date.parse('2026-11-22T12:00:00Z');
    const app = express().get(
      '/.well-known/security.txt',
      securityTxt({ contact, publicOrigin: 'https://verse.example', now }),
    );
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
    const body = await response.text();
    server.close();
    return { status: response.status, type: response.headers.get('content-type'), body };
  };

  // @proves R17
  it('has a contact and an expiry date, as RFC 9116 requires', async () => {
    const { status, type, body } = await answer('mailto:security@example.org');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Expires: 2027-02-20T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://verse.example/.well-known/security.txt',
      '',
    ]);
  });

  // @proves R17
  it('is missing without a contact', async () => {
    expect((await answer(undefined)).status).toBe(404);
  });

  it('follows the registry only with a token', () => {
    expect([read({}).followsRegistry, read({ FOLLOW_REGISTRY: '1', PURGE_TOKEN: OWN }).followsRegistry]).toEqual([
      false,
      true,
    ]);
    expect(() => read({ FOLLOW_REGISTRY: '1' })).toThrow('FOLLOW_REGISTRY=1 needs PURGE_TOKEN');
    expect(() => read({ FOLLOW_REGISTRY: 'yes' })).toThrow("FOLLOW_REGISTRY must be 1 or 0, not 'yes'");
  });
});
