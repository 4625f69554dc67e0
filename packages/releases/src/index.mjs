export {
  canaryAfter,
  GATEWAY,
  isMeant,
  isShare,
  LARGEST_SHARE,
  parseCanary,
  readCanary,
  readCanaryText,
} from './canary.mjs';
export { refusalOfClaims, refusalOfFacts } from './claims.mjs';
export { freeze, unfreeze } from './freeze.mjs';
export { readFreeze } from './frozen.mjs';
export { copyRelease, hasRelease, putRelease, readRecord, readRelease, releaseFolder } from './folder.mjs';
export { BEAT_MS, forgetGateway, GONE_AFTER_MS, reportGateway, runningGateways } from './gateways.mjs';
export { readJournal } from './journal.mjs';
export {
  containerNameOf,
  ENTRY_FILE,
  ENTRY_SCRIPT,
  exposedChunkOf,
  GATEWAY_FILE,
  GIVEN_MODULES,
  HASHES_FILE,
  identifierOf,
  isReleaseId,
  isSafeFile,
  isSectionName,
  POINTER_FILE,
  publicPathOf,
  RECORD_FILE,
  SERVER_FILE,
} from './names.mjs';
export { activate, parsePointer, readPointer, readPointerText, rollback, withdraw } from './pointer.mjs';
export { folderPlace } from './place.mjs';
export { endPreview, PREVIEW_SECONDS, readPreview, startPreview, takePreview } from './preview.mjs';
export { outdated, prune } from './prune.mjs';
export { hashesOf, integrityOf, parseRecord, sha256 } from './record.mjs';
export { registryPlace } from './registry-place.mjs';
export { sectionsIn } from './sections.mjs';
export { canaryServed, goBack, servedOrTakenBack } from './served.mjs';
export { endCanary, startCanary, takeCanary } from './start-canary.mjs';
export { loadServerFile } from './server-file.mjs';
export { pointedAt, pointedBack, refusalOfChange, refusalOfFreeze } from './standing.mjs';

/** @typedef {import('./claims.mjs').Facts} Facts */
/** @typedef {import('./record.mjs').Release} Release */
/** @typedef {import('./record.mjs').ReleaseRecord} ReleaseRecord */
/** @typedef {import('./gateways.mjs').GatewayReport} GatewayReport */
/** @typedef {import('./frozen.mjs').Authority} Authority */
/** @typedef {import('./frozen.mjs').Freeze} Freeze */
/** @typedef {import('./canary.mjs').Canary} Canary */
/** @typedef {import('./preview.mjs').Preview} Preview */
/** @typedef {import('./preview.mjs').KeptPreview} KeptPreview */
/** @typedef {import('./place.mjs').Place} Place */
/** @typedef {import('./place.mjs').Standing} Standing */
/** @typedef {import('./place.mjs').Change} Change */
/** @typedef {import('./registry-place.mjs').Ask} Ask */
/** @typedef {import('./served.mjs').Outcome} Outcome */
/** @typedef {import('./pointer.mjs').Pointer} Pointer */
/** @typedef {import('./journal.mjs').Entry} Entry */
