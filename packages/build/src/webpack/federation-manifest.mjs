import AdmZip from 'adm-zip';

const NAME = 'FederationTypes';

/** File names that Module Federation's types plugin produces and expects. */
const TYPES = { path: '', name: '@mf-types', zip: '@mf-types.zip', api: '@mf-types.d.ts' };
/** Type of the module exposed by every section, i.e. the contract between shell and section. */
const REMOTE_TYPE = `import type { RemoteModule } from '@verse/contract';
declare const remote: RemoteModule;
export default remote;
`;
const REMOTE_KEYS = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends RemoteKeys ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`;

/** Must return identical bytes on every build, because the hash that identifies the release covers these bytes. */
function packTypes() {
  const zip = new AdmZip();
  const entry = zip.addFile('remote.d.ts', Buffer.from(REMOTE_TYPE));
  entry.header.time = new Date(1980, 0, 1);
  return zip.toBuffer();
}

/**
 * Returns the plugin's `manifest` option, with values that are identical on every build.
 * @param {string} section
 */
export const federationManifest = (section) => ({
  additionalData: (/** @type {any} */ { stats }) => ({
    ...stats,
    metaData: {
      ...stats.metaData,
      types: TYPES,
      buildInfo: { ...stats.metaData.buildInfo, buildName: section },
    },
  }),
});

/** Adds the types of the exposed module, for Module Federation tools. */
export class FederationTypes {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.deleteAsset('mf-stats.json');
        compilation.emitAsset(TYPES.zip, new sources.RawSource(packTypes()));
        compilation.emitAsset(TYPES.api, new sources.RawSource(REMOTE_KEYS));
      });
    });
  }
}
