import type { CaseContext, CaseList, ModerationDecision, Reported } from '@verse/api-contract/moderation';
import type { AuditLog } from '../../platform/audit';
import { AppError, cursorOf, type Person, readCursor, VersionConflict } from '../../platform/http';
import type { Notify } from '../../platform/notify';
import {
  type Case,
  caseIdOf,
  decisionsFor,
  mayAppeal,
  type Report,
  stateAfter,
  type Thing,
  type Verdict,
} from './case';
import type { CaseRepository } from './cases.repository';
import { type CaseOfModerator, ownCaseView } from './cases.view';

/** What can be reported of one kind. */
export interface Matter {
  /** Nothing where this person may not see it, as if it were not there. */
  find(person: Person, id: string): Promise<Thing | undefined>;
  remove?(id: string, verdict: Verdict): Promise<unknown>;
  restore?(id: string): Promise<unknown>;
  /** As it is now, for those who judge it; nothing once it is gone for good. */
  now?(id: string): Promise<CaseContext | undefined>;
}

interface Dependencies {
  cases: CaseRepository;
  matters: Record<Reported, Matter>;
  audit: Pick<AuditLog, 'note'>;
  notify: Notify;
  now: () => Date;
  countReport: (memberId: string) => Promise<void>;
}

const SHOWN_REPORTS = 20;
const OWN_CASES = 50;
const LOST_AFTER_MS = 30_000;
const DAY_MS = 86_400_000;
const TEXT_DAYS = 30;

export const UNKNOWN_CASE = 'There is no such case.';
const UNKNOWN_THING = 'There is nothing here that you could report.';
const unknownThing = () => new AppError('not-found', UNKNOWN_THING);
const unknownCase = () => new AppError('not-found', UNKNOWN_CASE);
const notYours = () =>
  new AppError(
    'conflict',
    'Another moderator has to decide: it is yours, you reported it, or the appeal is against your own decision.',
  );

/** What the author and the reporters hear of: who did what stays untold. */
export const subjectOf = { author: (id: string) => `case ${id}`, reporter: (id: string) => `report ${id}` };

/** How the case of somebody's thing goes on by a report. What was decided in its favour is looked at once more. */
function reporting({ cases, matters, now, countReport }: Dependencies) {
  async function openFor(type: Reported, thing: Thing): Promise<void> {
    const at = now();
    const id = caseIdOf(type, thing.id);
    const fresh: Case = {
      id,
      type,
      thingId: thing.id,
      authorId: thing.authorId,
      path: thing.path,
      text: thing.text,
      state: 'open',
      openedAt: at,
      changedAt: at,
      verdict: null,
      decidedBy: null,
      appeal: null,
      version: 1,
    };
    if (await cases.insert(fresh)) return;
    const before = await cases.find(id);
    if (!before || !['kept', 'warned', 'restored'].includes(before.state)) return;
    const { text, path, state, openedAt, changedAt, verdict, decidedBy, appeal } = fresh;
    // Whoever was quicker has opened it, or is deciding now.
    await cases.change(before, { text, path, state, openedAt, changedAt, verdict, decidedBy, appeal }, false);
  }

  /** False where this person had reported it before. */
  return async (person: Person, type: Reported, id: string, words: Pick<Report, 'reason' | 'note'>) => {
    const thing = await matters[type].find(person, id);
    if (!thing) throw unknownThing();
    if (thing.authorId === person.id) throw new AppError('conflict', 'This is your own. You can delete it yourself.');
    const caseId = caseIdOf(type, thing.id);
    if (await cases.hasReported(caseId, person.id)) return false;
    await countReport(person.id);
    // The case first: a report without one would be seen by nobody.
    await openFor(type, thing);
    return cases.report({ caseId, reporterId: person.id, ...words, at: now() });
  };
}

/** Does what follows from a decision, and says so to those whom it concerns. Doing it twice is the same. */
function carryingOut({ cases, matters, notify }: Dependencies) {
  return async (one: Case): Promise<void> => {
    const { type, thingId, state, verdict, version } = one;
    // A case that was opened anew may end as it did before, and that is news.
    const act = `${state} ${version}`;
    if (state === 'removed' && verdict) await matters[type].remove?.(thingId, verdict);
    if (state === 'restored') await matters[type].restore?.(thingId);
    if (state !== 'kept') await notify(one.authorId, { kind: 'moderation', subject: subjectOf.author(one.id), act });
    for await (const reporter of cases.reporters(one.id))
      await notify(reporter, { kind: 'moderation', subject: subjectOf.reporter(one.id), act });
    await cases.done(one);
  };
}

function changeBy(one: Case, decision: ModerationDecision, person: Person, at: Date): Partial<Case> {
  const state = stateAfter(one.state, decision.decision);
  if (state === undefined) throw new AppError('conflict', 'This cannot be decided as the case is now.');
  const common = { state, changedAt: at, decidedBy: person.id };
  if (decision.decision === 'keep') return common;
  if (decision.decision === 'warn' || decision.decision === 'remove') {
    const { rule, quote, reason } = decision;
    return { ...common, verdict: { rule, quote, reason, by: person.id, at } };
  }
  return { ...common, appeal: { ...one.appeal!, answer: { reason: decision.reason, by: person.id, at } } };
}

const isWaiting = (list: CaseList) => list === 'open' || list === 'appealed';

export function createCasesService(dependencies: Dependencies) {
  const { cases, matters, audit, now } = dependencies;
  const carryOut = carryingOut(dependencies);

  async function view(person: Person, one: Case): Promise<CaseOfModerator> {
    const [reports, reportCount, hasReported] = await Promise.all([
      cases.reportsOf(one.id, SHOWN_REPORTS),
      cases.countReports(one.id),
      cases.hasReported(one.id, person.id),
    ]);
    return { one, reports, reportCount, may: decisionsFor(one, person.id, hasReported) };
  }

  async function find(id: string): Promise<Case> {
    const one = await cases.find(id);
    if (!one) throw unknownCase();
    return one;
  }

  return {
    report: reporting(dependencies),

    async queue(person: Person, list: CaseList, cursor: string | undefined, limit: number) {
      const name = `moderation-${list}`;
      const page = { list, moderatorId: person.id, after: readCursor(name, cursor), limit: limit + 1 };
      const found = await cases.list(page);
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        cases: await Promise.all(shown.map((one) => view(person, one))),
        next: last ? cursorOf(name, { at: isWaiting(list) ? last.openedAt : last.changedAt, id: last.id }) : null,
      };
    },

    async see(person: Person, id: string): Promise<{ seen: CaseOfModerator; now: CaseContext | null }> {
      const one = await find(id);
      return { seen: await view(person, one), now: (await matters[one.type].now?.(one.thingId)) ?? null };
    },

    async decide(person: Person, id: string, version: number, decision: ModerationDecision): Promise<CaseOfModerator> {
      const before = await find(id);
      if (before.version !== version) throw new VersionConflict(await view(person, before));
      const { may } = await view(person, before);
      if (stateAfter(before.state, decision.decision) && !may.includes(decision.decision)) throw notYours();
      const after = await cases.change(before, changeBy(before, decision, person, now()), true);
      if (!after) throw new VersionConflict(await view(person, await find(id)));
      await audit.note(person.id, `case: ${after.state}`, id);
      await carryOut(after);
      return view(person, after);
    },

    own: (memberId: string) => cases.decidedOf(memberId, OWN_CASES),
    /** Without who decided. */
    async *export(memberId: string) {
      for await (const one of cases.ofAuthor(memberId)) yield ownCaseView(one);
    },

    /** Once, by the author. Whatever is nobody's, or somebody else's, is not there. */
    async appeal(person: Person, type: Reported, thingId: string, text: string): Promise<Case> {
      const one = await cases.find(caseIdOf(type, thingId));
      if (one?.authorId !== person.id || !one.verdict) throw unknownCase();
      const at = now();
      const appealed = { state: 'appealed', appeal: { text, at, answer: null }, openedAt: at, changedAt: at } as const;
      const after = mayAppeal(one) ? await cases.change(one, appealed, false) : undefined;
      if (!after) throw new AppError('conflict', 'You can appeal once. Another moderator decides, and you hear of it.');
      return after;
    },

    /** Carries out what a process that was killed had decided. */
    async complete(): Promise<number> {
      const undone = await cases.undone(new Date(now().getTime() - LOST_AFTER_MS));
      for (const one of undone) await carryOut(one);
      return undone.length;
    },

    forgetTexts: () => cases.forgetTexts(new Date(now().getTime() - TEXT_DAYS * DAY_MS)),
  };
}

export type CasesService = ReturnType<typeof createCasesService>;
