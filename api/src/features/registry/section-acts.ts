import type { SectionAct } from '@verse/api-contract/registry.schema';
import {
  canaryAfter,
  type Entry,
  isMeant,
  pointedAt,
  pointedBack,
  type Pointer,
  refusalOfChange,
} from '@verse/releases';
import { AppError } from '../../platform/http';
import type { SectionDocument, SectionState } from './registry.repository';

interface Changed {
  state: SectionState;
  /** What the journal says of it. */
  entry: Omit<Entry, 'at'>;
}

type Acts = { [Act in SectionAct as Act['act']]: Act };
type Rules = { [Name in keyof Acts]: (section: SectionDocument, act: Acts[Name], now: Date) => Changed | undefined };

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

/** What is active once a refused release is out again: what was so before it. */
function takenBack(pointer: Pointer | null, { release, before }: Acts['refused']): Pointer | null {
  if (pointer?.release !== release || before === null || before === release) return pointer;
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
  refused: (section, act) => ({
    state: pointing(section, takenBack(section.pointer, act)),
    entry: { ...act, before: act.before ?? undefined },
  }),
  freeze(section, { expected, ...said }, now) {
    checkStanding(section, null, expected);
    const frozen = { who: said.who, why: said.why, at: now.toISOString() };
    return { state: { ...stateOf(section), frozen }, entry: said };
  },
  unfreeze(section, { expected, ...said }) {
    checkStanding(section, null, expected);
    if (!section.frozen) throw new AppError('conflict', `${section._id} is not frozen.`);
    return { state: { ...stateOf(section), frozen: null }, entry: said };
  },
  canary(section, { expected, id, ...said }, now) {
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
  preview: (section, { lock, ...said }, now) => ({
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
export const after = (section: SectionDocument, act: SectionAct, now: Date): Changed | undefined =>
  (RULES[act.act] as (section: SectionDocument, act: SectionAct, now: Date) => Changed | undefined)(section, act, now);
