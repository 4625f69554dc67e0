import type { SectionAct } from '@verse/api-contract/registry.schema';
import {
  type Authority,
  canaryAfter,
  type Entry,
  isMeant,
  pointedAt,
  pointedBack,
  type Pointer,
  refusalOfChange,
  refusalOfFreeze,
} from '@verse/releases';
import { AppError } from '../../platform/http';
import type { SectionDocument, SectionState } from './registry.repository';

interface Changed {
  state: SectionState;
  /** What the journal says of it. */
  entry: Omit<Entry, 'at'>;
}

type Acts = { [Act in SectionAct as Act['act']]: Act };

/** When a section is changed, and on whose authority. */
export interface Change {
  now: Date;
  by: Authority;
}

type Rule<Act> = (section: SectionDocument, act: Act, change: Change) => Changed | undefined;
type Rules = { [Name in keyof Acts]: Rule<Acts[Name]> };

/** A rule of the releases, said in words of its own. */
export function inWords<T>(rule: () => T, code: 'invalid' | 'conflict'): T {
  try {
    return rule();
  } catch (error) {
    throw new AppError(code, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws AppError when something else is active by now, or when it is frozen */
function checkStanding({ _id, pointer }: SectionDocument, frozen: SectionState['frozen'], expected?: string | null) {
  const refusal = refusalOfChange(_id, { before: pointer, frozen }, expected);
  if (refusal) throw new AppError('conflict', refusal);
}

/** @throws AppError when another release is active by now, or when the freeze is not theirs to change */
function checkFreeze(section: SectionDocument, by: Authority, expected?: string) {
  checkStanding(section, null, expected);
  const refusal = refusalOfFreeze(section._id, section.frozen, by);
  if (refusal) throw new AppError('conflict', refusal);
}

/** What is decided, without what the store adds. */
const stateOf = ({ pointer, frozen, canary, preview }: SectionDocument): SectionState => ({
  pointer,
  frozen,
  canary,
  preview,
});

/** A canary was compared with what was active until now. */
const pointing = (section: SectionDocument, pointer: Pointer | null): SectionState => ({
  ...stateOf(section),
  pointer,
  canary: section.pointer?.release === pointer?.release ? section.canary : null,
});

const beforeIn = ({ pointer }: SectionDocument) => (pointer ? { before: pointer.release } : {});

/** The releases that may be active again once this one is refused: those it has followed. */
const beforeRefused = ({ pointer, last }: SectionDocument, release: string) => [
  ...(pointer?.history ?? []),
  ...(last?.release === release && last.before ? [last.before] : []),
];

/**
 * What is active once a refused release is out again.
 * @throws AppError when `before` never was, or when a team would go round a freeze
 */
function takenBack(section: SectionDocument, { release, before }: Acts['refused'], by: Authority): Pointer | null {
  const { pointer, frozen } = section;
  if (pointer?.release !== release || before === null || before === release) return pointer;
  if (by === 'team') checkStanding(section, frozen);
  if (!beforeRefused(section, release).includes(before))
    throw new AppError('conflict', `${section._id}: release ${before} was not active before ${release}.`);
  const [last, ...older] = pointer.history;
  return { release: before, history: last === before ? older : pointer.history };
}

function goLive(section: SectionDocument, { expected, ...said }: Acts['deploy'] | Acts['activate']) {
  const { pointer, frozen } = section;
  const isActive = pointer?.release === said.release;
  checkStanding(section, isActive ? null : frozen, expected);
  if (isActive) return undefined;
  return {
    state: pointing(section, pointedAt(pointer, said.release)),
    entry: { ...said, ...beforeIn(section) },
  };
}

const RULES: Rules = {
  deploy: goLive,
  activate: goLive,
  rollback(section, { expected, ...said }) {
    checkStanding(section, null, expected);
    const back = inWords(() => pointedBack(section._id, section.pointer), 'conflict');
    return { state: pointing(section, back), entry: { ...said, ...beforeIn(section), release: back.release } };
  },
  refused: (section, act, { by }) => ({
    state: pointing(section, takenBack(section, act, by)),
    entry: { ...act, before: act.before ?? undefined },
  }),
  freeze(section, { expected, ...said }, { now, by }) {
    checkFreeze(section, by, expected);
    const frozen = { who: said.who, why: said.why, at: now.toISOString(), by };
    return { state: { ...stateOf(section), frozen }, entry: said };
  },
  unfreeze(section, { expected, ...said }, { by }) {
    checkFreeze(section, by, expected);
    if (!section.frozen) throw new AppError('conflict', `${section._id} is not frozen.`);
    return { state: { ...stateOf(section), frozen: null }, entry: said };
  },
  canary(section, { expected, id, ...said }, { now }) {
    const { release, share, who } = said;
    const change = { share, who, expected, id };
    const canary = inWords(() => canaryAfter(section._id, release, change, section, now), 'conflict');
    return { state: { ...stateOf(section), canary }, entry: said };
  },
  'canary-ended'(section, { id, ...said }) {
    const { canary } = section;
    if (!canary || !isMeant(canary, { id })) throw new AppError('conflict', `${section._id}: this canary has ended.`);
    return { state: { ...stateOf(section), canary: null }, entry: { ...said, release: canary.release } };
  },
  preview: (section, { lock, ...said }, { now }) => ({
    state: {
      ...stateOf(section),
      preview: { release: said.release, lock, who: said.who, at: now.toISOString() },
    },
    entry: said,
  }),
  'preview-ended'(section, said) {
    if (!section.preview) return undefined;
    return { state: { ...stateOf(section), preview: null }, entry: { ...said, release: section.preview.release } };
  },
};

/**
 * What an act makes of a section; undefined when nothing is other than before.
 * @throws AppError with the reason when it cannot be done now
 */
export const after = (section: SectionDocument, act: SectionAct, change: Change): Changed | undefined =>
  (RULES[act.act] as Rule<SectionAct>)(section, act, change);
