import { formatCount } from '@verse/api-contract/formats';
import { DAY_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../../platform/notify';
import type { PlanRepository } from './plans.repository';

/** Returns the number of days left, including today. */
export const daysLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));

export const planNotifications = (plans: PlanRepository, now: () => Date): NotificationSource => ({
  kinds: ['plan'],
  async linesFor(memberId, _kind, ends) {
    const plan = await plans.find(memberId);
    if (!plan) return new Map();
    const days = daysLeft(plan.endsAt, now());
    const when = days === 0 ? 'has ended' : `ends in ${formatCount(days, 'day')}`;
    const line = {
      text: `Your ${plan.name} plan ${when}`,
      path: `${addressOf('dashboard')}#plan`,
      action: 'Renew' as const,
    };
    const current = ends.filter((end) => end === plan.endsAt.toISOString());
    return new Map(current.map((end) => [end, line]));
  },
});
