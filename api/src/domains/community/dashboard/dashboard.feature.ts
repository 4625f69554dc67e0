import { formatDay } from '@verse/api-contract/formats';
import { DAY_MS } from '@verse/api-contract/time';
import type { Feature } from '../../../platform/feature';
import { AppError } from '../../../platform/http';
import { type Notify, SITE } from '../../../platform/notify';
import type { Platform } from '../../../platform/open-platform';
import { dashboardRoutes } from './dashboard.routes';
import { createDashboardService } from './dashboard.service';
import { createLeaderboard } from './leaderboard';
import { createLeadersService, type FindVisible } from './leaders.service';
import { planNotifications } from './plan-notifications';
import { createPlanRepository, type PlanRepository, PLANS } from './plans.repository';

const createProGate =
  (plans: Pick<PlanRepository, 'find'>, now: () => Date) =>
  /** @throws AppError if the member has no plan, or the plan has expired */
  async (memberId: string): Promise<void> => {
    const plan = await plans.find(memberId);
    if (!plan) throw new AppError('forbidden', 'This is part of Pro.');
    if (plan.endsAt <= now())
      throw new AppError(
        'forbidden',
        `This is part of ${plan.name}, and your plan ended on ${formatDay(plan.endsAt)}.`,
      );
  };

/** Members are notified this many days before their plan ends. */
const NOTICE_DAYS = 21;

async function notifyOfEndingPlans(plans: PlanRepository, notify: Notify, now: Date): Promise<number> {
  let told = 0;
  for await (const { memberId, endsAt } of plans.listEnding(now, new Date(now.getTime() + NOTICE_DAYS * DAY_MS))) {
    await notify(memberId, { kind: 'plan', subject: endsAt.toISOString(), by: SITE });
    told += 1;
  }
  return told;
}

/** A member's figures, each with the rows it is computed from. */
export async function createDashboardFeature(platform: Platform): Promise<Feature> {
  const { db, now, logger, people, features } = platform;
  const { notify } = platform.notifications;
  const points = () =>
    features
      .all()
      .flatMap(({ points: own = [] }) => own)
      .toSorted((one, other) => one.points - other.points);
  const seenBy: FindVisible = async (viewerId, ids) => {
    const { blocked, muted } = await people.findUnseen(viewerId);
    return people.peopleFor(
      { id: viewerId, isStaff: false, blocked, muted },
      ids.filter((id) => !muted.has(id)),
    );
  };
  const plans = await createPlanRepository(db);
  const standings = await createLeaderboard(db, points, now);
  const report = (err: unknown, figure: string) => logger.error({ err, figure }, 'failed to compute a figure');
  const service = createDashboardService({ ...people, plans, standings, now, report });
  const leaders = createLeadersService({ standings, seenBy, assertPro: createProGate(plans, now) });
  return {
    name: 'dashboard',
    routes: dashboardRoutes(service.of, leaders),
    notifications: [planNotifications(plans, now)],
    personalData: [
      {
        name: 'plan',
        export: async (userId) => [await plans.find(userId)].filter((plan) => plan !== undefined),
        erase: async (userId) => {
          await plans.remove(userId);
          await standings.remove(userId);
        },
      },
    ],
    jobs: [
      { name: 'standings', run: () => standings.count(), failed: 'failed to compute the leaderboard' },
      {
        name: 'ends-of-plans',
        run: () => notifyOfEndingPlans(plans, notify, now()),
        failed: 'failed to send notifications about ending plans',
      },
    ],
    seeds: [
      {
        name: 'plans',
        collection: PLANS,
        async fill() {
          const memberId = await platform.accounts.findDemoMember();
          const endsAt = new Date(now().getTime() + NOTICE_DAYS * DAY_MS);
          if (memberId) await plans.insert({ memberId, name: 'Pro', endsAt });
        },
      },
    ],
  };
}
