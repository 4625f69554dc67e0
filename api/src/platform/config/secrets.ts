import { readFileSync } from 'node:fs';

/**
 * Secrets that can also be read from a file, which keeps them out of the environment, e.g.
 * `AUTH_SECRET_FILE=/run/secrets/auth`.
 */
export const IN_FILES = ['AUTH_SECRET', 'PURGE_TOKEN', 'MONGODB_URI', 'SMTP_URL'];

type Environment = Record<string, string | undefined>;

/** Returns the environment including the secrets read from files, and the errors that occurred while reading them. */
export function withSecretFiles(environment: Environment): { given: Environment; lines: string[] } {
  const given = { ...environment };
  const lines: string[] = [];
  for (const name of IN_FILES) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined) lines.push(`${name} is given twice: as ${name} and as ${name}_FILE`);
    try {
      given[name] = readFileSync(file, 'utf8').trim();
      if (given[name] === '') lines.push(`${name}_FILE names an empty file`);
    } catch (error) {
      lines.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    }
  }
  return { given, lines };
}

/** Secrets that are public because they are or once were in the repository. */
const PUBLISHED = new Set([
  'for-this-machine-only-and-nowhere-else',
  'for-this-machine-only',
  'a-secret-of-these-tests-of-32-letters',
  'a secret of one test, thrown away after it',
  'a token of one test, thrown away after it',
]);
const FEWEST_CHARACTERS = 8;

/** Whether a secret is unpublished and contains enough distinct characters. */
export const isOwnSecret = (value: string): boolean =>
  !PUBLISHED.has(value) && new Set(value).size >= FEWEST_CHARACTERS;
