import type { CaseContext } from '@verse/api-contract/api';
import type { ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import {
  type AppealAnswerer,
  type CaseList,
  isPrivateMessage,
  type Reported,
} from '@verse/api-contract/community/moderation.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { AuditLog } from '../../../platform/audit';
import type { ReportableContent, ReportedContent } from '../../../platform/feature';
import { AppError, type Person, readPage, VersionConflict } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Accounts, Notifications } from '../../../platform/ports';
import { type Case, decisionsFor, mayAppeal, type Report, stateAfter, toCaseId } from './case';
import { type CaseRepository, isWaiting } from './cases.repository';
import { type CaseOfModerator, ownCaseView } from './cases.view';

interface Dependencies extends Pick<Notifications, 'notify'>, Pick<Accounts, 'findStaff'> {
  cases: CaseRepository;
  /** Returns the content that can be reported, by type. */
  content: () => Record<Reported, ReportableContent>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
  countReport: (memberId: string) => Promise<void>;
}

const SHOWN_REPORTS = 20;
const OWN_CASES = 50;
const TEXT_DAYS = 30;

export const UNKNOWN_CASE = 'There’s no case here.';
const UNKNOWN_THING = 'There’s nothing here to report.';
const unknownThing = () => new AppError('not-found', UNKNOWN_THING);
const unknownCase = () => new AppError('not-found', UNKNOWN_CASE);
const notYours = () =>
  new AppError('conflict', 'Someone else decides: it’s yours, you reported it, or you made the first decision.');

/**
 * Notification subjects for the author and the reporters. Neither reveals who reported the content or made the
 * decision.
 */
export const toSubject = {
  author: (id: string) => `case ${id}`,
  reporter: (id: string) => `report ${id}`,
  appeal: (id: string) => `appeal ${id}`,
};

/** An appeal that no other moderator can answer goes to the admins. */
const createAppealNotices = ({ notify, findStaff }: Pick<Dependencies, 'notify' | 'findStaff'>) => ({
  async findAnswerer({ authorId, decidedBy }: Case): Promise<AppealAnswerer> {
    const admins = new Set(await findStaff('accounts.manage'));
    const others = (await findStaff('moderation.decide')).filter((one) => one !== decidedBy && one !== authorId);
    return others.some((one) => !admins.has(one)) ? 'staff' : 'admins';
  },
  /** Asks the admins to answer, if the appeal went to them. */
  async askAdmins({ id, authorId, decidedBy, appeal }: Case): Promise<void> {
    if (appeal?.answeredBy !== 'admins') return;
    const about = { kind: 'moderation', subject: toSubject.appeal(id), act: String(appeal.at.getTime()) } as const;
    for (const admin of await findStaff('accounts.manage'))
      if (admin !== authorId && admin !== decidedBy) await notify(admin, { ...about, by: SITE });
  },
});

/** Opens or reopens the case for reported content. Content that an earlier decision cleared is reviewed again. */
function createReporting({ cases, content, now, countReport }: Dependencies) {
  async function openFor(type: Reported, thing: ReportedContent): Promise<void> {
    const at = now();
    const { id: thingId, authorId, path, text, entries } = thing;
    const id = toCaseId(type, thingId);
    const opened = {
      path,
      text,
      ...(entries ? { entries } : {}),
      state: 'open' as const,
      openedAt: at,
      changedAt: at,
      verdict: null,
      decidedBy: null,
      appeal: null,
    };
    if (await cases.insert({ id, type, thingId, authorId, ...opened, version: 1 })) return;
    const before = await cases.find(id);
    if (!before || !['kept', 'warned', 'restored'].includes(before.state)) return;
    // No-op if a concurrent request has just reopened or decided the case.
    await cases.change(before, opened, false);
  }

  async function reportForSite(type: Reported, thing: ReportedContent, note: string): Promise<void> {
    const caseId = toCaseId(type, thing.id);
    if (await cases.hasReported(caseId, SITE)) return;
    await openFor(type, thing);
    await cases.report({ caseId, reporterId: SITE, reason: 'spam', note, at: now() });
  }

  /** Returns false if the person has already reported the content. */
  async function report(
    person: Person,
    type: Reported,
    id: string,
    words: Pick<Report, 'reason' | 'note'>,
  ): Promise<boolean> {
    const thing = await content()[type].find(person, id);
    if (!thing) throw unknownThing();
    if (thing.authorId === person.id) throw new AppError('conflict', 'This is yours. You can delete it yourself.');
    const caseId = toCaseId(type, thing.id);
    if (await cases.hasReported(caseId, person.id)) return false;
    await countReport(person.id);
    // Opens the case before storing the report, because a report without a case would never reach the moderators.
    await openFor(type, thing);
    return cases.report({ caseId, reporterId: person.id, ...words, at: now() });
  }

  return { report, reportForSite };
}

/** Carries out decisions, and completes those that a killed process left unfinished. */
async function createEnforcement({ cases, content, notify, now }: Dependencies) {
  const undone = await cases.openUndone({ run: carryOut, now });

  /** Carries out a decision and notifies the author and the reporters; idempotent. */
  async function carryOut(one: Case): Promise<void> {
    const { type, thingId, state, verdict, version } = one;
    // Includes the version, so that reaching the same decision again after reopening sends a new notification.
    const act = `${state} ${version}`;
    if (state === 'removed' && verdict) await content()[type].remove?.(thingId, verdict);
    if (state === 'restored') await content()[type].restore?.(thingId);
    if (state === 'kept' || state === 'warned') await content()[type].keep?.(thingId);
    if (state !== 'kept')
      await notify(one.authorId, { kind: 'moderation', subject: toSubject.author(one.id), act, by: SITE });
    for await (const { reporterId } of cases.allReportsOf(one.id))
      if (reporterId !== SITE)
        await notify(reporterId, { kind: 'moderation', subject: toSubject.reporter(one.id), act, by: SITE });
    await undone.clear(one.id, { version });
  }

  return { carryOut, complete: undone.complete };
}

function toCaseChange(one: Case, decision: ModerationDecision, person: Person, at: Date): Partial<Case> {
  const state = stateAfter(one.state, decision.decision);
  if (state === undefined) throw new AppError('conflict', 'You can’t decide this case right now.');
  const common = { state, changedAt: at, decidedBy: person.id };
  if (decision.decision === 'keep') return common;
  if (decision.decision === 'warn' || decision.decision === 'remove') {
    const { rule, quote, reason } = decision;
    return { ...common, verdict: { rule, quote, reason, by: person.id, at } };
  }
  return { ...common, appeal: { ...one.appeal!, answer: { reason: decision.reason, by: person.id, at } } };
}

export async function createCasesService(dependencies: Dependencies) {
  const { cases, content, audit, now } = dependencies;
  const { carryOut, complete } = await createEnforcement(dependencies);
  const { findAnswerer, askAdmins } = createAppealNotices(dependencies);

  /** Records every access to private messages in the audit log. */
  async function recordLook(person: Person, { id, type }: Case): Promise<void> {
    if (isPrivateMessage(type)) await audit.record(person.id, 'case: messages read', id);
  }

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
    ...createReporting(dependencies),

    async queue(person: Person, list: CaseList, cursor: string | undefined, limit: number) {
      const { rows, next } = await readPage(
        `moderation-${list}`,
        { cursor, limit },
        (page) => cases.list(list, person.id, page),
        ({ openedAt, changedAt, id }) => ({ at: isWaiting(list) ? openedAt : changedAt, id }),
      );
      return { cases: await Promise.all(rows.map((one) => view(person, one))), next };
    },

    async see(person: Person, id: string): Promise<{ seen: CaseOfModerator; now: CaseContext | null }> {
      const one = await find(id);
      await recordLook(person, one);
      return { seen: await view(person, one), now: (await content()[one.type].now?.(one.thingId)) ?? null };
    },

    async decide(person: Person, id: string, version: number, decision: ModerationDecision): Promise<CaseOfModerator> {
      const before = await find(id);
      // Recorded before the decision, because even a version-conflict response contains the messages.
      await recordLook(person, before);
      if (before.version !== version) throw new VersionConflict(await view(person, before));
      const { may } = await view(person, before);
      if (stateAfter(before.state, decision.decision) && !may.includes(decision.decision)) throw notYours();
      const after = await cases.change(before, toCaseChange(before, decision, person, now()), true);
      if (!after) throw new VersionConflict(await view(person, await find(id)));
      await audit.record(person.id, `case: ${after.state}`, id);
      await carryOut(after);
      return view(person, after);
    },

    own: (memberId: string) => cases.listDecided(memberId, OWN_CASES),
    /** Exports the member's cases without the moderators' identities. */
    async *export(memberId: string) {
      for await (const one of cases.listOfAuthor(memberId)) yield ownCaseView(one);
    },

    /** Only the author can appeal, and only once. For anyone else, the response is the same as for unknown content. */
    async appeal(person: Person, type: Reported, thingId: string, text: string): Promise<Case> {
      const one = await cases.find(toCaseId(type, thingId));
      if (one?.authorId !== person.id || !one.verdict) throw unknownCase();
      const at = now();
      const answeredBy = await findAnswerer(one);
      const sent = { text, at, answeredBy, answer: null };
      const appealed = { state: 'appealed', appeal: sent, openedAt: at, changedAt: at } as const;
      const after = mayAppeal(one) ? await cases.change(one, appealed, false) : undefined;
      if (!after) throw new AppError('conflict', 'You can appeal once. Someone new reads it and we tell you.');
      await askAdmins(after);
      return after;
    },

    complete,

    eraseTexts: () => cases.eraseTexts(new Date(now().getTime() - TEXT_DAYS * DAY_MS)),
  };
}

export type CasesService = Awaited<ReturnType<typeof createCasesService>>;
