import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';

const PORT = 8080;

/**
 * Completes the compose file: an origin for each section, whose releases the gateway mirrors and keeps, because open
 * tabs still use releases that the origin no longer has.
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

/** Returns the arguments that name the compose files for the sections of this checkout. */
export function composeFiles() {
  const file = path.join(WORKSPACE_ROOT, '.cache/sections.compose.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(composeOf(SECTIONS.filter((name) => name !== 'shell')), null, 2));
  return ['-f', 'docker-compose.yml', '-f', path.relative(WORKSPACE_ROOT, file)];
}
