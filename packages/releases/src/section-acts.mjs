import { checkActivation, checkFreezeChange, promote, stepBack } from './activation-rules.mjs';
import { matchesCanary, updateCanary } from './canary.mjs';

/** @typedef {import('./active-release.mjs').ActiveRelease} ActiveRelease */
/** @typedef {import('./audit-log.mjs').AuditEvent} AuditEvent */
/** @typedef {import('./frozen.mjs').Authority} Authority */

/**
 * A section's state. A release store changes it only by applying actions.
 * @typedef {object} SectionState
 * @property {ActiveRelease | null} pointer
 * @property {import('./frozen.mjs').Freeze | null} frozen
 * @property {import('./canary.mjs').Canary | null} canary
 * @property {import('./preview.mjs').StoredPreview | null} preview
 */

/**
 * An action on a section. `expected` is the release that the actor expects to be active, `lock` the hash of a preview's
 * token.
 * @typedef {{ who: string, why?: string | undefined }} Said
 * @typedef {Said & { release: string, expected?: string | null | undefined, commit?: string | undefined }} Publication
 * @typedef {Publication & { act: 'deploy' | 'activate' }} ActivateAct
 * @typedef {Said & { act: 'rollback', expected?: string | undefined }} RollbackAct
 * @typedef {Said & { act: 'remove', why: string, expected?: string | undefined }} RemoveAct
 * @typedef {Said & { act: 'refused', release: string, before: string | null }} RefusedAct
 * @typedef {Said & { act: 'freeze', why: string, expected?: string | undefined }} FreezeAct
 * @typedef {Said & { act: 'unfreeze', expected?: string | undefined }} UnfreezeAct
 * @typedef {Publication & { act: 'canary', share: number, id?: string | undefined }} CanaryAct
 * @typedef {Said & { act: 'canary-ended', id: string }} CanaryEndedAct
 * @typedef {{ act: 'preview', who: string, release: string, lock: string }} PreviewAct
 * @typedef {{ act: 'preview-ended', who: string }} PreviewEndedAct
 * @typedef {ActivateAct | RollbackAct | RemoveAct | RefusedAct | FreezeAct | UnfreezeAct | CanaryAct | CanaryEndedAct
 * | PreviewAct | PreviewEndedAct} SectionAct
 * @typedef {{ [Act in SectionAct as Act['act']]: Act }} Acts
 */

/**
 * A section before an action. `last` is the event that made its release active.
 * @typedef {SectionState & { section: string, last?: Pick<AuditEvent, 'release' | 'before'> | undefined }} Section
 * @typedef {{ state: SectionState, entry: Omit<AuditEvent, 'at'> }} Changed the new state and its audit event
 * @typedef {{ now: Date, by: Authority }} Change
 */

/**
 * @throws Error if another release has been activated in the meantime, or if the section is frozen
 * @param {Section} section @param {SectionState['frozen']} frozen @param {string | null} [expected]
 */
function assertActivation({ section, pointer }, frozen, expected) {
  const violation = checkActivation(section, { before: pointer, frozen }, expected);
  if (violation) throw new Error(violation);
}

/**
 * @throws Error if another release has been activated in the meantime, or if the actor may not change the freeze
 * @param {Section} section @param {Authority} by @param {string} [expected]
 */
function assertFreezeChange(section, by, expected) {
  assertActivation(section, null, expected);
  const violation = checkFreezeChange(section.section, section.frozen, by);
  if (violation) throw new Error(violation);
}

/** @param {Section} section @param {Partial<SectionState>} change @returns {SectionState} */
const withChange = ({ pointer, frozen, canary, preview }, change) => ({ pointer, frozen, canary, preview, ...change });

/**
 * Returns the section's state with the given active release. Ends the canary if the active release changes, because the
 * canary was compared with the previous release or has become active itself.
 * @param {Section} section @param {ActiveRelease | null} pointer
 */
const withPointer = (section, pointer) =>
  withChange(section, {
    pointer,
    canary: section.pointer?.release === pointer?.release ? section.canary : null,
  });

/** @param {Section} section */
const activeBefore = ({ pointer }) => (pointer ? { before: pointer.release } : {});

/**
 * Returns the active release and its history once a gateway has rejected a release. The history omits the rejected
 * release.
 * @throws Error if `before` was not previously active, or if this would let the section's team bypass a freeze
 * @param {Section} section @param {RefusedAct} act @param {Authority} by
 */
function revertTo(section, { release, before }, by) {
  const { pointer, frozen, last } = section;
  if (pointer?.release !== release || before === null || before === release) return pointer;
  if (by === 'team') assertActivation(section, frozen);
  const earlier = [...pointer.history, ...(last?.release === release && last.before ? [last.before] : [])];
  if (!earlier.includes(before))
    throw new Error(`${section.section}: release ${before} was not active before ${release}.`);
  const [previous, ...older] = pointer.history;
  return { release: before, history: previous === before ? older : pointer.history };
}

/** @param {Section} section @param {ActivateAct} act @returns {Changed | undefined} */
function goLive(section, { expected, ...details }) {
  const { pointer, frozen } = section;
  const isActive = pointer?.release === details.release;
  assertActivation(section, isActive ? null : frozen, expected);
  if (isActive) return undefined;
  return {
    state: withPointer(section, promote(pointer, details.release)),
    entry: { ...details, ...activeBefore(section) },
  };
}

/** @type {{ [Name in keyof Acts]: (section: Section, act: Acts[Name], change: Change) => Changed | undefined }} */
const RULES = {
  deploy: goLive,
  activate: goLive,
  rollback(section, { expected, ...details }) {
    assertActivation(section, null, expected);
    const back = stepBack(section.section, section.pointer);
    return {
      state: withPointer(section, back),
      entry: { ...details, ...activeBefore(section), release: back.release },
    };
  },
  remove(section, { expected, ...details }) {
    if (!section.pointer) throw new Error(`${section.section} has no active release.`);
    if (section.section === 'shell') throw new Error('The shell cannot be removed, because it shows all sections.');
    assertActivation(section, section.frozen, expected);
    return {
      state: withChange(section, { pointer: null, canary: null, preview: null }),
      entry: { ...details, ...activeBefore(section) },
    };
  },
  refused: (section, act, { by }) => ({
    state: withPointer(section, revertTo(section, act, by)),
    entry: { ...act, before: act.before ?? undefined },
  }),
  freeze(section, { expected, ...details }, { now, by }) {
    assertFreezeChange(section, by, expected);
    const frozen = { who: details.who, why: details.why, at: now.toISOString(), by };
    return { state: withChange(section, { frozen }), entry: details };
  },
  unfreeze(section, { expected, ...details }, { by }) {
    assertFreezeChange(section, by, expected);
    if (!section.frozen) throw new Error(`${section.section} is not frozen.`);
    return { state: withChange(section, { frozen: null }), entry: details };
  },
  canary(section, { expected, id, ...details }, { now }) {
    const { release, share, who } = details;
    const canary = updateCanary(section.section, release, { share, who, expected, id }, section, now);
    return { state: withChange(section, { canary }), entry: details };
  },
  'canary-ended'(section, { id, ...details }) {
    const { canary } = section;
    if (!canary || !matchesCanary(canary, { id })) throw new Error(`${section.section}: this canary has ended.`);
    return { state: withChange(section, { canary: null }), entry: { ...details, release: canary.release } };
  },
  preview: (section, { lock, ...details }, { now }) => ({
    state: withChange(section, {
      preview: { release: details.release, lock, who: details.who, at: now.toISOString() },
    }),
    entry: details,
  }),
  'preview-ended'(section, details) {
    if (!section.preview) return undefined;
    return { state: withChange(section, { preview: null }), entry: { ...details, release: section.preview.release } };
  },
};

/**
 * Returns a section's new state and the event for its audit log. Returns undefined if the action changes nothing. All
 * release stores apply actions according to these rules.
 * @throws Error with the reason, if the action is not possible now
 * @param {Section} section @param {SectionAct} act @param {Change} change
 */
export const applyAct = (section, act, change) =>
  /** @type {(section: Section, act: SectionAct, change: Change) => Changed | undefined} */ (RULES[act.act])(
    section,
    act,
    change,
  );
