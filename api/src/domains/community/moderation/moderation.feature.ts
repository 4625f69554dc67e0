import { APPEAL_WORKING_DAYS } from '@verse/api-contract/identity/people-desk.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { workingDaysBefore } from '@verse/api-contract/working-days';
import type { Feature, PersonalData, WorkQueue } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { People } from '../../../platform/ports';
import { createRelations, type Relations } from '../../../platform/relations';
import { type BlocksService, createBlocksService } from './blocks.service';
import { appealAnswerBy } from './case';
import { type CaseRepository, createCaseRepository } from './cases.repository';
import { type CasesService, createCasesService } from './cases.service';
import { createMemberRecords } from './member-records';
import { moderationRoutes } from './moderation.routes';
import { moderationLines } from './wording';

export type ModerationFeature = Feature &
  Pick<People, 'findUnseen' | 'isBlocked' | 'block' | 'report' | 'reportForSite'>;

const REPORTS_A_DAY = 20;
const MUTES = { most: 2000, message: 'Your muted list is full. Unmute someone first.' };
const BLOCKS = { most: 2000, message: 'Your blocked list is full. Unblock someone first.' };
const REPORTS = {
  most: 1000,
  message: 'Your account is full of reports. Please write to us instead.',
};

const createPersonalData = (
  cases: CaseRepository,
  service: CasesService,
  blocking: BlocksService,
  relations: readonly Relations[],
): PersonalData[] => [
  {
    name: 'reports',
    export: cases.reportsBy,
    async erase(userId) {
      for await (const { caseId } of cases.reportsBy(userId)) await cases.eraseOthersMessages(caseId);
      await cases.removeReportsBy(userId);
    },
  },
  { name: 'moderationCases', export: (userId) => service.export(userId), erase: cases.removeOf },
  {
    name: 'mutedAndBlocked',
    export: async (userId) => [await blocking.list(userId)],
    async erase(userId) {
      for (const one of relations) {
        await one.removeOf(userId);
        await one.removeFor(userId);
      }
    },
  },
];

const queueOf = (cases: CaseRepository): WorkQueue => ({
  desk: 'moderation',
  count: cases.countWaiting,
  oldest: cases.findOldestWaiting,
  // Reports have no promised time.
  promised: {
    async nextDue() {
      const [first] = await cases.list('appealed', '', { before: undefined, limit: 1 });
      return first?.appeal ? appealAnswerBy(first.appeal) : undefined;
    },
    countOverdue: (at, most) => cases.countAppealsUntil(workingDaysBefore(at, APPEAL_WORKING_DAYS), most),
  },
});

/**
 * Lets members report content and mute or block each other. Moderators decide cases, citing a rule and a reason;
 * appeals are decided by a different moderator.
 */
export async function createModerationFeature(platform: Platform): Promise<ModerationFeature> {
  const { db, now, budgets, quotas } = platform;
  const dependencies = { ...platform.accounts, ...platform.people, ...platform.notifications };
  const cases = await createCaseRepository(db);
  const mutes = await createRelations(db, 'member_mutes', { now, quota: { quotas, ...MUTES } });
  const blocks = await createRelations(db, 'member_blocks', { now, quota: { quotas, ...BLOCKS } });
  const spend = budgets({
    name: 'reports',
    windowMs: DAY_MS,
    most: REPORTS_A_DAY,
    message: 'That’s a lot of reports for one day. Please try again tomorrow.',
  });
  const reserve = quotas.create({ name: 'reports', ...REPORTS, count: cases.countReportsBy });
  const blocking = createBlocksService({ ...dependencies, mutes, blocks });
  const service = await createCasesService({
    ...platform,
    ...dependencies,
    cases,
    content: () => platform.features.merged('reportable'),
    async countReport(memberId) {
      await reserve(memberId);
      await spend(memberId);
    },
  });
  return {
    name: 'moderation',
    routes: moderationRoutes({ ...dependencies, service, blocks: blocking }),
    findUnseen: blocking.findUnseen,
    isBlocked: blocking.isBlocked,
    block: blocking.block,
    report: service.report,
    reportForSite: service.reportForSite,
    personalData: createPersonalData(cases, service, blocking, [mutes, blocks]),
    jobs: [
      ...mutes.jobs,
      ...blocks.jobs,
      {
        name: 'complete-moderation',
        everyMs: MINUTE_MS,
        run: service.complete,
        failed: 'failed to carry out decisions of moderators',
        done: 'carried out overdue decisions of moderators',
      },
      {
        name: 'forget-reported-texts',
        run: () => service.eraseTexts(),
        failed: 'failed to remove copies of reported content',
      },
    ],
    notifications: [moderationLines(cases)],
    memberRecords: createMemberRecords(cases),
    workQueues: [queueOf(cases)],
  };
}
