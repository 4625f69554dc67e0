import { formatDay } from '@verse/api-contract/formats';
import { AppError } from '../../platform/http';
import type { PlanRepository } from './plans.repository';

export const createProGate =
  (plans: Pick<PlanRepository, 'find'>, now: () => Date) =>
  /** @throws AppError if the member has no plan, or the plan has expired */
  async (memberId: string): Promise<void> => {
    const plan = await plans.find(memberId);
    if (!plan) throw new AppError('forbidden', 'This is part of Pro, and you have no plan.');
    if (plan.endsAt <= now())
      throw new AppError(
        'forbidden',
        `This is part of ${plan.name}, and your plan ended on ${formatDay(plan.endsAt)}.`,
      );
  };
