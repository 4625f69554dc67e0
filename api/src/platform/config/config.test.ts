import { readFile } from 'node:fs/promises';
import { readConfig } from './config';

describe('the configuration', () => {
  it('understands the development values of .env.example, and has no others [GAP-070]', async () => {
    const lines = (await readFile(`${__dirname}/../../../.env.example`, 'utf8')).split('\n').filter((line) => /^[A-Z]/.test(line));
    const given = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    const config = readConfig(given);
    expect(config).toEqual({ ...readConfig({}) });
  });

  it('stops the start in words, naming each variable but never its value [GAP-070, GAP-090]', () => {
    const read = () => readConfig({ PORT: 'CANARY', AUTH_SECRET: 'CANARY', NODE_ENV: 'production' });
    expect(read).toThrow(/PORT must be a number/);
    expect(read).toThrow(/AUTH_SECRET must have at least 32 characters/);
    expect(read).not.toThrow(/CANARY/);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_ORIGIN is missing/);
    expect(() => readConfig({ PURGE_URL: 'http://gateway.example' })).toThrow(/PURGE_TOKEN is missing/);
  });

  it('cannot be changed later [GAP-070]', () => {
    const config = readConfig({});
    expect(() => Object.assign(config.limits, { jsonBytes: 1 })).toThrow(TypeError);
  });

  it('gives no sample content in production unless it is asked for [GAP-070]', () => {
    expect(readConfig({}).seed).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.example', AUTH_SECRET: 'x'.repeat(32) }).seed).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1', SEED: '1' }).seed).toBe(true);
  });

  it('starts no real site without a secret of its own for the sessions [GAP-034, R20]', () => {
    const real = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://a.example' };
    expect(() => readConfig(real)).toThrow('AUTH_SECRET is missing');
    expect(() => readConfig({ ...real, AUTH_SECRET: 'too-short' })).toThrow('AUTH_SECRET must have at least 32 characters');
    expect(readConfig({ ...real, AUTH_SECRET: 'x'.repeat(32) }).authSecret).toHaveLength(32);
  });
});
