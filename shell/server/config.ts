import path from 'node:path';
import { availableParallelism } from 'node:os';

/** Everything the gateway takes from its environment, read once. Start-up stops on a value that makes no sense. */
export interface GatewayConfig {
  host: string;
  port: number;
  /** The API processes behind the gateway. */
  apiOrigins: string[];
  /** The address visitors use, for absolute links. */
  publicOrigin: string;
  releasesDir: string;
  /** Section name → the static origin its team deploys to. Empty: releases are put into the folder directly. */
  releaseOrigins: Record<string, string>;
  workers: number;
  purgeToken: string | undefined;
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
    releasesDir: path.resolve(environment.RELEASES_DIR ?? path.join(releaseFolder, '../..')),
    releaseOrigins: releaseOrigins(environment.RELEASE_ORIGINS),
    workers: number(environment, 'RENDER_WORKERS', Math.max(1, Math.min(4, availableParallelism() - 1))),
    purgeToken: environment.PURGE_TOKEN,
  });
}
