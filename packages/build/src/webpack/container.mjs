import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerNameOf, ENTRY_SCRIPT, exposedChunkOf } from '@verse/releases';
import { federationManifest } from './federation-manifest.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { consumedModules } from './shared.mjs';

const PACKAGE = createRequire(import.meta.url).resolve('@verse/federation-runtime/package.json');
const RUNTIME = path.dirname(PACKAGE);
const entry = createRequire(PACKAGE).resolve('@module-federation/webpack-bundler-runtime/bundler');
// Unless npm has linked the package, the plugin would use the stock runtime, which is three times as large.
if (!entry.startsWith(RUNTIME)) throw new Error(`${RUNTIME} is not installed: run npm ci`);

/**
 * Builds a section's container. See docs/decisions/028.
 * @param {string} section @param {string[]} exposed modules, which run in this order; the last one is exposed
 * @param {{ name?: string, hasManifest?: boolean }} [options] `name` is that of the entry chunk
 */
export const createContainer = (section, exposed, { name, hasManifest = false } = {}) =>
  new ModuleFederationPlugin({
    name: name ?? containerNameOf(section, RELEASE_PLACEHOLDER),
    library: { type: 'var', name: containerNameOf(section, RELEASE_PLACEHOLDER) },
    filename: ENTRY_SCRIPT,
    exposes: { './remote': { import: exposed, name: exposedChunkOf(section) } },
    shared: consumedModules(),
    implementation: RUNTIME,
    dts: false,
    manifest: hasManifest && federationManifest(section),
  });
