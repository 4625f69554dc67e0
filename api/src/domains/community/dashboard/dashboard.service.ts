import type { Dashboard, Figure } from '@verse/api-contract/api';
import type { FigureName } from '@verse/api-contract/community/dashboard.values';
import { formatCount, formatDay } from '@verse/api-contract/formats';
import { RECORD_LIMITS } from '@verse/api-contract/work/project-reviews.values';
import type { People } from '../../../platform/ports';
import type { Leaderboard } from './leaderboard';
import { daysLeft } from './plan-notifications';
import type { PlanRepository } from './plans.repository';

interface Dependencies extends Pick<People, 'listCompletedTitles' | 'listBriefs' | 'listEarnings'> {
  plans: PlanRepository;
  standings: Leaderboard;
  now: () => Date;
  report: (error: unknown, figure: FigureName) => void;
}

const toSum = (rows: Figure['rows']) => rows.reduce((sum, { amount }) => sum + amount, 0);

export function createDashboardService(dependencies: Dependencies) {
  const { listCompletedTitles, listBriefs, listEarnings, plans, standings, now, report } = dependencies;
  const figures: Record<FigureName, (memberId: string) => Promise<Omit<Figure, 'name'>>> = {
    async projects(memberId) {
      const rows = (await listCompletedTitles(memberId)).map((what) => ({ what, amount: 1 }));
      return {
        value: rows.length,
        formula: 'Projects you finished for clients here and got paid for.',
        rows,
      };
    },
    async rank(memberId) {
      const standing = await standings.of(memberId);
      const formula = standings.formula();
      if (!standing) return { value: null, formula, rows: [] };
      return { value: standing.rank, formula, rows: standing.rows, asOf: standing.asOf.toISOString() };
    },
    async response(memberId) {
      const briefs = await listBriefs(memberId);
      const rows = briefs.flatMap(({ title, hours }) => (hours === undefined ? [] : [{ what: title, amount: 1 }]));
      const formula =
        `Of your last ${formatCount(briefs.length, 'brief')}, how many you answered within ` +
        `${formatCount(RECORD_LIMITS.answerDays, 'day')} with an offer, a message or a no.`;
      return { value: briefs.length === 0 ? null : rows.length, formula, rows };
    },
    async earnings(memberId) {
      const entries = await listEarnings(memberId);
      const rows = entries.map(({ at, cents }) => ({ what: `Referral of ${formatDay(at)}`, amount: cents / 100 }));
      return { value: toSum(rows), formula: '$25 for each completed referral.', rows };
    },
    async plan(memberId) {
      const plan = await plans.find(memberId);
      const formula = 'Days until the end of your plan.';
      if (!plan) return { value: null, formula, rows: [] };
      const amount = daysLeft(plan.endsAt, now());
      return { value: amount, formula, rows: [{ what: `${plan.name} until ${formatDay(plan.endsAt)}`, amount }] };
    },
  };

  return {
    /** Collects all figures. A failing source does not affect the others. */
    async of(memberId: string): Promise<Dashboard> {
      const names = Object.keys(figures) as FigureName[];
      const found = await Promise.allSettled(names.map((name) => figures[name](memberId)));
      const board: Dashboard = { figures: [], failed: [] };
      for (const [index, outcome] of found.entries()) {
        const name = names[index]!;
        if (outcome.status === 'fulfilled') board.figures.push({ name, ...outcome.value });
        else {
          report(outcome.reason, name);
          board.failed.push(name);
        }
      }
      return board;
    },
  };
}
