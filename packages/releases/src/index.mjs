export { GATEWAY, matchesCanary, parseCanary, readCanary, readCanaryText } from './canary.mjs';
export { covers, findOwner, overlaps, patternOf } from './path-owner.mjs';
export { checkMetadata, checkOwnedPaths, composeParts } from './owned-paths.mjs';
export { readFreeze } from './frozen.mjs';
export { copyRelease, hasRelease, putRelease, readManifest, readRelease, releaseFolder } from './release-files.mjs';
export { findRunningGateways, HEARTBEAT_MS, HEARTBEAT_TIMEOUT_MS } from './gateways.mjs';
export { readAuditLog } from './audit-log.mjs';
export {
  containerNameOf,
  ENTRY_FILE,
  ENTRY_SCRIPT,
  exposedChunkOf,
  GATEWAY_FILE,
  SHARED_MODULES,
  HASHES_FILE,
  identifierOf,
  isReleaseId,
  isSafeFile,
  isSectionName,
  ACTIVE_RELEASE_FILE,
  publicPathOf,
  MANIFEST_FILE,
  SERVER_FILE,
} from './names.mjs';
export { parseActiveRelease, readActiveRelease, readActiveReleaseText } from './active-release.mjs';
export { createFileReleaseStore } from './release-store.mjs';
export { PREVIEW_SECONDS, readPreview } from './preview.mjs';
export { findOutdatedReleases, prune } from './prune.mjs';
export { hashesOf, integrityOf, parseManifest, sha256 } from './manifest.mjs';
export { createRegistryClient } from './registry-client.mjs';
export { sectionsIn } from './sections.mjs';
export {
  awaitCanaryRolloutOrEnd,
  rollbackAndAwait,
  awaitRolloutOrRevert,
  endCanaryAndAwait,
  removeAndAwait,
} from './rollout.mjs';
export { applyAct } from './section-acts.mjs';
export { cacheState, readState } from './section-files.mjs';
export { loadServerFile } from './server-file.mjs';

/** @typedef {import('./owned-paths.mjs').SectionManifest} SectionManifest */
/** @typedef {import('./manifest.mjs').Release} Release */
/** @typedef {import('./manifest.mjs').ReleaseManifest} ReleaseManifest */
/** @typedef {import('./gateways.mjs').GatewayReport} GatewayReport */
/** @typedef {import('./frozen.mjs').Authority} Authority */
/** @typedef {import('./frozen.mjs').Freeze} Freeze */
/** @typedef {import('./canary.mjs').Canary} Canary */
/** @typedef {import('./preview.mjs').Preview} Preview */
/** @typedef {import('./preview.mjs').StoredPreview} StoredPreview */
/** @typedef {import('./release-store.mjs').ReleaseStore} ReleaseStore */
/** @typedef {import('./release-store.mjs').GatewayStore} GatewayStore */
/** @typedef {import('./section-acts.mjs').SectionAct} SectionAct */
/** @typedef {import('./section-acts.mjs').SectionState} SectionState */
/** @typedef {import('./release-store.mjs').SectionStatus} SectionStatus */
/** @typedef {import('./release-store.mjs').Change} Change */
/** @typedef {import('./registry-client.mjs').RegistryRequest} RegistryRequest */
/** @typedef {import('./rollout.mjs').Rollout} Rollout */
/** @typedef {import('./active-release.mjs').ActiveRelease} ActiveRelease */
/** @typedef {import('./audit-log.mjs').AuditEvent} AuditEvent */
