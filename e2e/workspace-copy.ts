import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SECTIONS } from '@verse/build/workspace';

const ROOT = path.join(import.meta.dirname, '..');
const PACKAGES = ['contract', 'api-contract', 'releases', 'ui', 'federation-runtime', 'build'].map(
  (name) => `packages/${name}`,
);
const EXCLUDED = new Set(['node_modules', 'dist']);

/** Links npm packages to the originals. This repository's own packages are copied. */
async function linkPackages(dir: string) {
  const target = path.join(dir, 'node_modules');
  const original = path.join(ROOT, 'node_modules');
  await mkdir(path.join(target, '@verse'), { recursive: true });
  await mkdir(path.join(target, '.bin'));
  const ours = new Set(['@verse', '.bin', 'api', 'e2e', ...SECTIONS]);
  for (const name of await readdir(original))
    if (!ours.has(name)) await symlink(path.join(original, name), path.join(target, name));
  for (const workspace of PACKAGES) {
    await symlink(path.join(dir, workspace), path.join(target, '@verse', path.basename(workspace)));
  }
  await symlink(path.join(dir, 'packages/build/bin/verse.mjs'), path.join(target, '.bin/verse'));
  const runtime = path.join(dir, 'packages/federation-runtime');
  await mkdir(path.join(runtime, 'node_modules/@module-federation'), { recursive: true });
  const name = 'node_modules/@module-federation/webpack-bundler-runtime';
  await symlink(path.join(runtime, 'bundler-runtime'), path.join(runtime, name));
}

/**
 * Copies the files that a section's team works on, so that a test can modify and deploy them. Release verification also
 * needs `api`.
 */
export async function workspaceCopy(...deployables: string[]) {
  const workspaces = [...PACKAGES, ...(deployables.length > 0 ? deployables : ['mf-resources'])];
  const dir = await mkdtemp(path.join(tmpdir(), 'verse-copy-'));
  for (const file of ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'CODEOWNERS'])
    await cp(path.join(ROOT, file), path.join(dir, file));
  const manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  // The pattern includes sections that a test creates.
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ ...manifest, workspaces: [...workspaces, 'mf-*'] }));
  for (const workspace of workspaces) {
    await cp(path.join(ROOT, workspace), path.join(dir, workspace), {
      recursive: true,
      filter: (source) => !EXCLUDED.has(path.basename(source)),
    });
  }
  for (const workspace of deployables) {
    const packages = path.join(ROOT, workspace, 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(dir, workspace, 'node_modules'));
  }
  await linkPackages(dir);
  return {
    dir,
    /** Replaces a string in every source file in a folder. */
    async replace(folder: string, from: string, to: string) {
      for (const entry of await readdir(path.join(dir, folder), { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (!entry.isFile() || !/\.tsx?$/.test(file) || file.includes('.test.')) continue;
        const text = await readFile(file, 'utf8');
        if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
      }
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
