import type { Feature } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { dashboardRoutes } from './dashboard.routes';
import { createDashboardService, type FigureSources } from './dashboard.service';
import { createLeadersService, type SeenBy } from './leaders.service';
import { planNotifications } from './plan-notifications';
import { createPlanRepository, type PlanRepository, PLANS } from './plans.repository';
import { createProGate } from './pro';
import { createStandings, type PointSource } from './standings';

interface Dependencies extends FigureSources {
  points: readonly PointSource[];
  seenBy: SeenBy;
  notify: Notify;
  /** Who has the sample plan. */
  demoMember: () => Promise<string | undefined>;
}

const DAY_MS = 24 * 60 * 60_000;
/** So long before its end a member is told of a plan's end. */
const NOTICE_DAYS = 21;

async function tellOfEnds(plans: PlanRepository, notify: Notify, now: Date): Promise<number> {
  let told = 0;
  for await (const { memberId, endsAt } of plans.toTell(now, new Date(now.getTime() + NOTICE_DAYS * DAY_MS))) {
    await notify(memberId, { kind: 'plan', subject: endsAt.toISOString() });
    told += 1;
  }
  return told;
}

/** A member's own figures, each with the rows it is made of. */
export async function createDashboardFeature(
  { db, now, logger }: Platform,
  { points, seenBy, notify, demoMember, ...sources }: Dependencies,
): Promise<Feature> {
  const plans = await createPlanRepository(db);
  const standings = await createStandings(db, points, now);
  const report = (err: unknown, figure: string) => logger.error({ err, figure }, 'a figure could not be found out');
  const service = createDashboardService({ ...sources, plans, standings, now, report });
  const leaders = createLeadersService({ standings, seenBy, assertPro: createProGate(plans, now) });
  return {
    name: 'dashboard',
    routes: dashboardRoutes(service.of, leaders),
    notifications: [planNotifications(plans, now)],
    personalContent: [
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
      { name: 'standings', run: () => standings.count(), failed: 'the standings could not be counted' },
      { name: 'ends-of-plans', run: () => tellOfEnds(plans, notify, now()), failed: 'ends of plans were not told' },
    ],
    seeds: [
      {
        name: 'plans',
        collection: PLANS,
        async fill() {
          const memberId = await demoMember();
          const endsAt = new Date(now().getTime() + NOTICE_DAYS * DAY_MS);
          if (memberId) await plans.insert({ memberId, name: 'Pro', endsAt });
        },
      },
    ],
  };
}
