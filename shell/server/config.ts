import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isEmail } from '@verse/api-contract/email';
import { parseUrl } from '@verse/api-contract/parse-url';
import type { ExternalLinks } from '@verse/contract/addresses';

/** The gateway's configuration, read from the environment once. If a value is invalid, start-up fails. */
export interface GatewayConfig {
  host: string;
  port: number;
  /** Origins of the API processes behind the gateway. */
  apiOrigins: string[];
  /** The public origin of the site, used in absolute links. */
  publicOrigin: string;
  /**
   * Names and IP addresses of the proxies that may set the client's address. An empty string means that no proxy may.
   */
  proxies: string;
  /** URLs of links to other sites. A link without a URL is hidden. */
  outside: ExternalLinks;
  releasesDir: string;
  /**
   * If true, the API's registry is the release store, and the releases folder mirrors it. If false, the folder itself
   * is the store.
   */
  followsRegistry: boolean;
  workers: number;
  purgeToken: string | undefined;
  /** Multiplies every rate limit, for load tests. */
  rateLimitFactor: number;
  /** Where to report vulnerabilities: an email address or a URL. */
  securityContact: string | undefined;
  /** Whether to log each API call that the gateway answers itself. */
  logsRequests: boolean;
  /** Whether open pages reload when a section is deployed. For development. */
  liveReload: boolean;
}

type Environment = Record<string, string | undefined>;

const number = (environment: Environment, name: string, fallback: number) => {
  const value = Number(environment[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not '${environment[name]}'`);
  return value;
};

const factor = (value: string) => {
  if (!(Number(value) > 0)) throw new Error(`RATE_LIMIT_FACTOR must be a number above 0, not '${value}'`);
  return Number(value);
};

const origin = (name: string, value: string) => {
  if (parseUrl(value)?.origin !== value)
    throw new Error(`${name} must be an origin such as http://localhost:4000, not '${value}'`);
  return value;
};

const externalLink = (name: string, value: string) => {
  if (value !== '' && !/^https?:$/.test(parseUrl(value)?.protocol ?? ''))
    throw new Error(`${name} must be an address such as https://chat.example/join, or empty, not '${value}'`);
  return value;
};

/** Tokens that are public because they appear in the repository or its history. */
const PUBLISHED = ['for-this-machine-only', 'a token of one test, thrown away after it'];
const isOwnSecret = (value: string) => value.length >= 16 && new Set(value).size >= 8 && !PUBLISHED.includes(value);

function fromFile(name: string, file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name} cannot be read: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}

/** The token must be strong, because anyone who holds it can make the site re-render its pages again and again. */
function purgeToken({ PURGE_TOKEN: given, PURGE_TOKEN_FILE: file }: Environment) {
  const token = given || (file ? fromFile('PURGE_TOKEN_FILE', file) : undefined);
  if (token !== undefined && !isOwnSecret(token))
    throw new Error('PURGE_TOKEN must be at least 16 random characters of your own: openssl rand -base64 48');
  return token;
}

function contact(value: string | undefined) {
  if (!value) return undefined;
  if (isEmail(value)) return `mailto:${value}`;
  if (/^(?:https:\/\/|mailto:)\S+$/.test(value) && parseUrl(value)) return value;
  throw new Error(
    `SECURITY_CONTACT must be an email address or a page such as https://example.org/report, not '${value}'`,
  );
}

/**
 * The gateway itself only speaks plain HTTP, so an https origin means that there is a proxy in front of it. That proxy
 * must be trusted, because otherwise all visitors would appear to share its address.
 */
function proxies({ TRUST_PROXY: given = '', PUBLIC_ORIGIN: publicOrigin = '' }: Environment) {
  if (given.trim() === '' && publicOrigin.startsWith('https:')) {
    throw new Error(
      'TRUST_PROXY is missing: the proxy in front of the gateway, ' +
        'which ends https (loopback, uniquelocal, or addresses such as 10.0.0.0/8)',
    );
  }
  return given.trim();
}

/** Following the registry requires the token, because the gateway uses it to authenticate. */
function registry({ FOLLOW_REGISTRY: given = '0', PURGE_TOKEN: token, PURGE_TOKEN_FILE: file }: Environment) {
  if (given !== '0' && given !== '1') throw new Error(`FOLLOW_REGISTRY must be 1 or 0, not '${given}'`);
  if (given === '1' && !token && !file) throw new Error('FOLLOW_REGISTRY=1 needs PURGE_TOKEN, the same as the API has');
  return given === '1';
}

/** @throws Error naming the invalid variable */
export function readConfig(environment: Environment, releaseFolder: string): GatewayConfig {
  return Object.freeze({
    host: environment.HOST ?? '127.0.0.1',
    port: number(environment, 'PORT', 3000),
    apiOrigins: (environment.API_ORIGINS ?? 'http://127.0.0.1:4000')
      .split(',')
      .map((value) => origin('API_ORIGINS', value)),
    publicOrigin: origin('PUBLIC_ORIGIN', environment.PUBLIC_ORIGIN ?? 'http://localhost:3000'),
    outside: {
      'community-chat': externalLink(
        'COMMUNITY_CHAT_URL',
        environment.COMMUNITY_CHAT_URL ?? 'https://chat.creativity-verse.example/join',
      ),
    },
    proxies: proxies(environment),
    releasesDir: path.resolve(environment.RELEASES_DIR ?? path.join(releaseFolder, '../..')),
    followsRegistry: registry(environment),
    workers: number(environment, 'RENDER_WORKERS', Math.max(1, Math.min(4, availableParallelism() - 1))),
    rateLimitFactor: factor(environment.RATE_LIMIT_FACTOR ?? '1'),
    purgeToken: purgeToken(environment),
    securityContact: contact(environment.SECURITY_CONTACT),
    logsRequests: ['trace', 'debug', 'info'].includes(environment.LOG_LEVEL ?? 'info'),
    liveReload: environment.LIVE_RELOAD === '1',
  });
}
