import { appendEvent, readAuditLog } from './audit-log.mjs';
import { matchesCanary } from './canary.mjs';
import { findRunningGateways, removeGatewayReport, writeGatewayReport } from './gateways.mjs';
import { withLock } from './lock.mjs';
import { createPreview } from './preview.mjs';
import { hasRelease } from './release-files.mjs';
import { applyAct } from './section-acts.mjs';
import { readState, writeState } from './section-files.mjs';

/** @typedef {import('./active-release.mjs').ActiveRelease} ActiveRelease */
/** @typedef {import('./canary.mjs').Canary} Canary */
/** @typedef {import('./frozen.mjs').Authority} Authority */
/** @typedef {import('./section-acts.mjs').SectionAct} SectionAct */
/** @typedef {import('./section-acts.mjs').SectionState} SectionState */
/** @typedef {{ who: string, why?: string | undefined }} Actor the actor, and the reason for the action */
/**
 * @typedef {Actor & { expected?: string | undefined }} ExpectedVersion includes the release that the actor expects to
 * be active
 */
/**
 * @typedef {{ by?: Authority }} WithAuthority on whose behalf a freeze is set or lifted; a registry derives this from
 * the token
 */
/** @typedef {Actor & { why: string }} Reason */

/**
 * Actor and reason for the audit log. `expected` is the release that the actor expects to be active.
 * @typedef {Actor & { commit?: string | undefined, act?: 'deploy' | 'activate', expected?: string | null | undefined }}
 * Change
 * @typedef {Omit<Change, 'act'> & { id?: string | undefined }} CanaryUpdate includes the id of the canary whose share
 * changes
 */

/** @typedef {Pick<SectionState, 'pointer' | 'canary'>} Decided the state after an action */

/**
 * The operations that differ between stores.
 * @typedef {object} StoreBackend
 * @property {(section: string, release: string) => Promise<boolean>} has
 * @property {(section: string, release: string) => Promise<void>} upload uploads a local build
 * @property {(section: string) => Promise<SectionStatus>} status
 * @property {(section: string, act: SectionAct, by?: Authority) => Promise<Decided>} act applies and logs an action
 *   atomically
 */

/**
 * A release store, which holds releases and the status of each section.
 * @typedef {object} ReleaseStore
 * @property {StoreBackend['has']} has
 * @property {StoreBackend['upload']} upload
 * @property {(section: string, release: string, change: Change) => Promise<ActiveRelease | null>} activate returns the
 * previously active release
 * @property {(section: string, by: ExpectedVersion) => Promise<string>} rollback
 * @property {(section: string, by: Reason & ExpectedVersion) => Promise<void>} remove takes the section off the site;
 * its releases stay
 * @property {(section: string, release: string, before: ActiveRelease | null, by: Reason) => Promise<void>} revert
 * no-op if another release has become active
 * @property {(section: string, by: Reason & ExpectedVersion & WithAuthority) => Promise<void>} freeze
 * @property {(section: string, by: ExpectedVersion & WithAuthority) => Promise<void>} unfreeze
 * @property {(section: string, release: string, share: number, change: CanaryUpdate) => Promise<Canary>} startCanary
 * @property {(section: string, by: Actor & import('./canary.mjs').CanaryRef) => Promise<Canary | null>} endCanary
 * returns the ended canary
 * @property {(section: string, release: string, by: Actor) => Promise<string>} startPreview returns the token
 * @property {(section: string, by: Actor) => Promise<void>} endPreview
 * @property {StoreBackend['status']} status
 */

/**
 * The store as used by a gateway. Its folder is either the store itself or a replica.
 * @typedef {object} GatewayStore
 * @property {() => Promise<void>} refresh updates the folder; never rejects
 * @property {(report: import('./gateways.mjs').GatewayReport) => Promise<void>} report reports what a gateway serves
 * @property {(name: string) => Promise<void>} leave removes the report of a gateway that is stopping
 */

/**
 * A section's status.
 * @typedef {object} SectionStatus
 * @property {ActiveRelease | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {Canary | null} canary
 * @property {import('./audit-log.mjs').AuditEvent[]} journal oldest first
 * @property {import('./gateways.mjs').GatewayReport[]} gateways the running gateways
 */

/** Creates a store from a backend. @param {StoreBackend} backend @returns {ReleaseStore} */
export const createReleaseStore = ({ has, upload, status, act }) => ({
  has,
  upload,
  status,
  async activate(section, release, change) {
    const { pointer } = await status(section);
    await act(section, { act: 'activate', ...change, release });
    return pointer;
  },
  rollback: async (section, by) => (await act(section, { act: 'rollback', ...by })).pointer?.release ?? '',
  remove: async (section, by) => void (await act(section, { act: 'remove', ...by })),
  // Called only after a gateway has rejected a release. Acts for the site, because a freeze set by the team on this
  // machine must not keep the rejected release active.
  revert: async (section, release, before, by) =>
    void (await act(section, { act: 'refused', release, before: before?.release ?? null, ...by }, 'site')),
  freeze: async (section, { by, ...details }) => void (await act(section, { act: 'freeze', ...details }, by)),
  unfreeze: async (section, { by, why, ...details }) =>
    void (await act(section, { act: 'unfreeze', ...details, why: why || undefined }, by)),
  async startCanary(section, release, share, change) {
    const { canary } = await act(section, { act: 'canary', ...change, release, share });
    if (!canary) throw new Error(`${section}: the registry has not stored the canary`);
    return canary;
  },
  async endCanary(section, { who, why, ...ref }) {
    const { canary } = await status(section);
    if (!canary || !matchesCanary(canary, ref)) return null;
    await act(section, { act: 'canary-ended', id: canary.id, who, why });
    return canary;
  },
  async startPreview(section, release, { who }) {
    const { key, preview } = createPreview(release, who);
    await act(section, { act: 'preview', release, lock: preview.lock, who });
    return key;
  },
  endPreview: async (section, { who }) => void (await act(section, { act: 'preview-ended', who })),
});

/**
 * Returns the latest event in which the given release replaced another one.
 * @param {string} dir @param {string} section @param {string} release
 */
const findActivation = async (dir, section, release) =>
  (await readAuditLog(dir, section)).findLast((entry) => entry.release === release && entry.before);

/**
 * Opens a release store in a folder on this machine. The machine's gateways read from the same folder.
 * @param {string} dir @returns {ReleaseStore & GatewayStore}
 */
export const createFileReleaseStore = (dir) => ({
  ...createReleaseStore({
    has: async (section, release) => hasRelease(dir, section, release),
    upload: () => Promise.resolve(),
    act: (section, act, by = 'team') =>
      withLock(dir, section, async () => {
        const before = await readState(dir, section);
        const last = act.act === 'refused' ? await findActivation(dir, section, act.release) : undefined;
        const changed = applyAct({ section, ...before, last }, act, { now: new Date(), by });
        if (!changed) return before;
        await writeState(dir, section, before, changed.state);
        await appendEvent(dir, section, changed.entry);
        return changed.state;
      }),
    async status(section) {
      const [state, journal, gateways] = await Promise.all([
        readState(dir, section),
        readAuditLog(dir, section),
        findRunningGateways(dir),
      ]);
      const { pointer, frozen, canary } = state;
      return { pointer, frozen, canary, journal, gateways };
    },
  }),
  refresh: () => Promise.resolve(),
  report: (report) => writeGatewayReport(dir, report),
  leave: (name) => removeGatewayReport(dir, name),
});
