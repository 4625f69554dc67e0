import type { Feature } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor } from '../../platform/people';
import { createRelations } from '../../platform/relations';
import { type ApartService, createApartService } from './apart.service';
import { createCaseRepository } from './cases.repository';
import { createCasesService } from './cases.service';
import { createMatters, type MattersNeeds } from './matters';
import { moderationRoutes } from './moderation.routes';
import { moderationLines } from './wording';

export interface ModerationNeeds {
  posts: MattersNeeds['posts'];
  comments: MattersNeeds['comments'];
  notify: Notify;
  peopleFor: PeopleFor;
  memberFor: MattersNeeds['memberFor'];
  /** The member of a handle, whoever asks. */
  ownerOf: (handle: string) => Promise<string | undefined>;
  /** The handle of a member, whoever may see it. */
  handleOf: (memberId: string) => Promise<string | undefined>;
  /** Ends what either follows of the other. */
  part: (one: string, other: string) => Promise<void>;
}

export interface ModerationFeature extends Feature, Pick<ApartService, 'unseenBy' | 'isApart'> {}

const DAY_MS = 24 * 60 * 60_000;
const REPORTS_A_DAY = 20;
const MUTES = { most: 2000, message: 'You have muted as many members as we can keep. Unmute one first.' };
const BLOCKS = {
  most: 2000,
  message: 'You have blocked as many members as we can keep. Unblock one first.',
};
const REPORTS = {
  most: 1000,
  message: 'Your account has as many reports as we can keep. Please write to us about anything further.',
};

/** Members report, mute and block; moderators decide with a rule and words; another moderator decides about appeals. */
export async function createModerationFeature(platform: Platform, needs: ModerationNeeds): Promise<ModerationFeature> {
  const { db, now, budgets, quotas } = platform;
  const cases = await createCaseRepository(db);
  const [mutes, blocks] = [
    await createRelations(db, 'member_mutes', { now, quota: { quotas, ...MUTES } }),
    await createRelations(db, 'member_blocks', { now, quota: { quotas, ...BLOCKS } }),
  ];
  const spend = budgets({
    name: 'reports',
    windowMs: DAY_MS,
    most: REPORTS_A_DAY,
    message: 'You have reported a lot today. Please try again tomorrow.',
  });
  const reserve = quotas.create({ name: 'reports', ...REPORTS, count: cases.countReportsBy });
  const apart = createApartService({ ...needs, mutes, blocks });
  const service = createCasesService({
    ...platform,
    ...needs,
    cases,
    matters: createMatters(needs),
    async countReport(memberId) {
      await reserve(memberId);
      await spend(memberId, 1);
    },
  });
  return {
    name: 'moderation',
    routes: moderationRoutes({ ...needs, service, apart }),
    unseenBy: apart.unseenBy,
    isApart: apart.isApart,
    personalContent: [
      { name: 'reports', export: cases.reportsBy, erase: cases.removeReportsBy },
      { name: 'moderationCases', export: (userId) => service.export(userId), erase: cases.removeOf },
      {
        name: 'mutedAndBlocked',
        export: async (userId) => [await apart.list(userId)],
        async erase(userId) {
          for (const relations of [mutes, blocks]) {
            await relations.removeOf(userId);
            await relations.removeFor(userId);
          }
        },
      },
    ],
    jobs: [
      ...mutes.jobs,
      ...blocks.jobs,
      {
        name: 'complete-moderation',
        everyMs: 60_000,
        run: () => service.complete(),
        failed: 'decisions of moderators could not be carried out',
        done: 'decisions of moderators were carried out late',
      },
      {
        name: 'forget-reported-texts',
        run: () => service.forgetTexts(),
        failed: 'copies of what was reported could not be removed',
      },
    ],
    notifications: [moderationLines(cases)],
  };
}
