import path from 'node:path';
import { availableParallelism } from 'node:os';
import type { OutsidePlaces } from '../src/bridge/places';

/** Everything the gateway takes from its environment, read once. Start-up stops on a value that makes no sense. */
export interface GatewayConfig {
  host: string;
  port: number;
  /** The API processes behind the gateway. */
  apiOrigins: string[];
  /** The address visitors use, for absolute links. */
  publicOrigin: string;
  /** Where the doors out of the site lead; empty hides them. */
  outside: OutsidePlaces;
  releasesDir: string;
  /** Section name → the static origin its team deploys to. Empty: releases are put into the folder directly. */
  releaseOrigins: Record<string, string>;
  workers: number;
  purgeToken: string | undefined;
  /** Open pages reload when a section is deployed: for development. */
  liveReload: boolean;
}

type Environment = Record<string, string | undefined>;

const number = (environment: Environment, name: string, fallback: number) => {
  const value = Number(environment[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not '${environment[name]}'`);
  return value;
};

const origin = (name: string, value: string) => {
  if (!URL.canParse(value) || new URL(value).origin !== value) throw new Error(`${name} must be an origin such as http://localhost:4000, not '${value}'`);
  return value;
};

const door = (name: string, value: string) => {
  if (value !== '' && !/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) throw new Error(`${name} must be an address such as https://chat.example/join, or empty, not '${value}'`);
  return value;
};

function releaseOrigins(value: string | undefined) {
  const pairs = (value ?? '').split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [section = '', address = ''] = pair.split('=');
      return [section, origin('RELEASE_ORIGINS', address)];
    }),
  );
}

/** @throws Error naming the variable that is wrong */
export function readConfig(environment: Environment, releaseFolder: string): GatewayConfig {
  return Object.freeze({
    host: environment.HOST ?? '127.0.0.1',
    port: number(environment, 'PORT', 3000),
    apiOrigins: (environment.API_ORIGINS ?? 'http://127.0.0.1:4000').split(',').map((value) => origin('API_ORIGINS', value)),
    publicOrigin: origin('PUBLIC_ORIGIN', environment.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
    outside: { 'community-chat': door('COMMUNITY_CHAT_URL', environment.COMMUNITY_CHAT_URL ?? 'https://chat.creativity-verse.example/join') },
    releasesDir: path.resolve(environment.RELEASES_DIR ?? path.join(releaseFolder, '../..')),
    releaseOrigins: releaseOrigins(environment.RELEASE_ORIGINS),
    workers: number(environment, 'RENDER_WORKERS', Math.max(1, Math.min(4, availableParallelism() - 1))),
    purgeToken: environment.PURGE_TOKEN,
    liveReload: environment.LIVE_RELOAD === '1',
  });
}
