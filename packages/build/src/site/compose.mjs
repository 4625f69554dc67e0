import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';

const PORT = 8080;

/**
 * What the compose file does not say: an origin for each section, whose releases the gateway mirrors and keeps, since
 * open tabs still use those that the origin has no longer.
 * @param {string[]} sections
 */
export function composeOf(sections) {
  const origins = sections.map((section) => `${section}=http://${section}:${PORT}`);
  const services = sections.map((section) => [
    section,
    {
      extends: { file: 'docker/section.compose.yml', service: 'section' },
      build: { args: { SECTION: section } },
    },
  ]);
  return {
    services: {
      ...Object.fromEntries(services),
      gateway: {
        environment: { RELEASE_ORIGINS: origins.join(',') },
        volumes: sections.map((section) => `${section}:/app/.releases/${section}`),
      },
    },
    volumes: Object.fromEntries(sections.map((section) => [section, {}])),
  };
}

/** Which files docker compose reads for the sections of this checkout: its arguments. */
export function composeFiles() {
  const file = path.join(WORKSPACE_ROOT, '.cache/sections.compose.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(composeOf(SECTIONS.filter((name) => name !== 'shell')), null, 2));
  return ['-f', 'docker-compose.yml', '-f', path.relative(WORKSPACE_ROOT, file)];
}
