import { createHash } from 'node:crypto';
import type { NewSanction } from '@verse/api-contract/identity/people-desk.schema';
import type { AuditLog } from '../../../platform/audit';
import type { SpreadContent } from '../../../platform/feature';
import { AppError, type Person } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Accounts, Notifications } from '../../../platform/ports';
import type { DeskAccounts } from '../accounts';
import {
  checkEnd,
  hiddenSince,
  mayAnswer,
  mayAppeal,
  mayTakeBack,
  type Sanction,
  sanctionsFor,
  stateOf,
  unknownPerson,
  unknownSanction,
} from './sanction';
import type { SanctionRepository } from './sanctions.repository';

export const SANCTION_MAIL = 'sanction';

interface Dependencies extends Pick<Notifications, 'notify'>, Pick<Accounts, 'findStaff' | 'queueMail'> {
  sanctions: SanctionRepository;
  desk: DeskAccounts;
  spreads: () => readonly SpreadContent[];
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

const MOST_OWN = 50;
const MOST_APPEALS = 100;

const IN_FORCE = {
  silence: 'This member is already silenced. Take that back first, or wait until it ends.',
  suspension: 'This member is already suspended. Take that back first, or wait until it ends.',
};

const changed = () => new AppError('conflict', 'Someone else just changed this. Reload the page.');

/** Subjects of the notifications to the member, and to the admins who must answer an appeal. */
export const toSubject = { member: (id: string) => `sanction ${id}`, appeal: (id: string) => `sanction-appeal ${id}` };

/** Carries sanctions out, takes them back, and tells the member; completes what a killed process left. */
async function createEnforcement({ sanctions, desk, spreads, notify, queueMail, now }: Dependencies) {
  const undone = await sanctions.openUndone({ run: ({ id }) => carryOut(id), now });

  async function impose({ kind, ...one }: Sanction): Promise<void> {
    const { id, memberId, until } = one;
    if (kind === 'silence' && until) await desk.silence(memberId, id, until);
    if (kind === 'suspension') await desk.suspend(memberId, id, until);
    if (kind === 'erasure')
      for (const spread of spreads()) await spread.hide(memberId, hiddenSince(one), { ...one, sanction: id });
  }

  async function takeBack({ id, memberId, kind }: Sanction): Promise<void> {
    if (kind === 'silence') await desk.endSilence(memberId, id);
    if (kind === 'suspension') await desk.endSuspension(memberId, id);
    if (kind === 'erasure') for (const spread of spreads()) await spread.restore(memberId, id);
  }

  /** Idempotent. */
  async function carryOut(id: string): Promise<Sanction> {
    const one = await sanctions.find(id);
    if (!one) throw unknownSanction();
    const { memberId, version } = one;
    if (one.takenBack) await takeBack(one);
    else if (stateOf(one, now()) === 'in-force') await impose(one);
    const act = String(version);
    await notify(memberId, { kind: 'moderation', subject: toSubject.member(id), act, by: SITE, isMailed: true });
    await queueMail(SANCTION_MAIL, { sanction: id }, 'unlimited', `sanction-${id}-${version}`);
    await undone.clear(id, { version });
    return one;
  }

  return { carryOut, complete: undone.complete };
}

export async function createSanctionsService(dependencies: Dependencies) {
  const { sanctions, desk, audit, notify, findStaff, now } = dependencies;
  const { carryOut, complete } = await createEnforcement(dependencies);

  async function find(id: string): Promise<Sanction> {
    const one = await sanctions.find(id);
    if (!one) throw unknownSanction();
    return one;
  }

  /** Says who answers an appeal: another moderator, or an admin if no other moderator exists. */
  async function findAnswerer({ by, memberId }: Sanction) {
    const admins = new Set(await findStaff('accounts.manage'));
    const others = (await findStaff('people.sanction')).filter((id) => id !== by && id !== memberId);
    return { answeredBy: others.some((id) => !admins.has(id)) ? 'staff' : 'admins', others } as const;
  }

  async function appeal(one: Sanction, text: string): Promise<Sanction> {
    const { answeredBy, others } = await findAnswerer(one);
    const sent = { text, at: now(), answeredBy, answer: null };
    const after = mayAppeal(one) ? await sanctions.appeal(one, sent) : undefined;
    if (!after) throw new AppError('conflict', 'You can appeal once, while the decision still applies.');
    if (answeredBy === 'admins')
      for (const admin of others)
        await notify(admin, { kind: 'moderation', subject: toSubject.appeal(one.id), act: one.id, by: SITE });
    return after;
  }

  return {
    find,
    appeal,
    complete,

    /** Imposes a sanction; idempotent per key. */
    async impose(person: Person, memberId: string, sent: NewSanction, key: string): Promise<Sanction> {
      const id = createHash('sha256')
        .update(JSON.stringify([person.id, memberId, key]))
        .digest('hex')
        .slice(0, 24);
      const before = await sanctions.find(id);
      if (before) return before;
      const member = await desk.find(memberId);
      if (!member) throw unknownPerson();
      if (!sanctionsFor(person, member).includes(sent.kind))
        throw new AppError('forbidden', 'You can’t decide about yourself. Only admins decide about staff.');
      const { kind, rule, quote, reason } = sent;
      const at = now();
      const until = checkEnd(person, sent, at);
      const days = kind === 'erasure' ? sent.days : null;
      const words = { rule, quote, reason, by: person.id, at };
      const one = { id, memberId, kind, ...words, until, days, takenBack: null, appeal: null, version: 1 };
      if (!(await sanctions.insert(one)))
        throw new AppError(
          'conflict',
          kind === 'silence' || kind === 'suspension' ? IN_FORCE[kind] : changed().message,
        );
      await audit.record(person.id, `member: ${kind}${until ? ` until ${until.toISOString()}` : ''}`, memberId);
      return carryOut(id);
    },

    async takeBack(person: Person, id: string, reason: string): Promise<Sanction> {
      const one = await find(id);
      if (!mayTakeBack(person, one, await desk.find(one.memberId), now()))
        throw new AppError('wrong-state', 'You can’t take this back: it’s over, or it’s about you or staff.');
      const after = await sanctions.takeBack(one, { reason, by: person.id, at: now() });
      if (!after) throw changed();
      await audit.record(person.id, `member: ${one.kind} taken back`, one.memberId);
      return carryOut(id);
    },

    async answer(person: Person, id: string, { isUpheld, reason }: { isUpheld: boolean; reason: string }) {
      const one = await find(id);
      if (!one.appeal || !mayAnswer(person, one))
        throw new AppError('wrong-state', 'Someone else has to answer, and only once.');
      const answer = { isUpheld, reason, by: person.id, at: now() };
      const answered = { ...one.appeal, answer };
      const after = isUpheld
        ? await sanctions.uphold(one, answered, answer.at)
        : await sanctions.takeBack(one, { reason, by: person.id, at: answer.at }, answered);
      if (!after) throw changed();
      const outcome = isUpheld ? 'appeal upheld' : 'taken back after an appeal';
      await audit.record(person.id, `member: ${one.kind}, ${outcome}`, one.memberId);
      return carryOut(id);
    },

    listOfMember: (memberId: string) => sanctions.listOfMember(memberId, MOST_OWN),
    listAppealed: () => sanctions.listAppealed(MOST_APPEALS),

    /** Appeals against a sanction of the caller. For anyone else, responds as if it did not exist. */
    async appealOwn(person: Person, id: string, text: string): Promise<Sanction> {
      const one = await find(id);
      if (one.memberId !== person.id) throw unknownSanction();
      return appeal(one, text);
    },
  };
}

export type SanctionsService = Awaited<ReturnType<typeof createSanctionsService>>;
