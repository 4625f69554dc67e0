import type { NextSteps, WaitingStep } from '@verse/api-contract/api';
import { nextStepsSchema } from '@verse/api-contract/community/next-steps.schema';
import { NEXT_STEP_KINDS, NEXT_STEP_LIMITS } from '@verse/api-contract/community/next-steps.values';
import { MOST_WAITING } from '@verse/api-contract/community/notifications.values';
import type { Feature } from '../../../platform/feature';
import { NO_STORE, type Person, reply, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

/** Sorts after every real date, so that steps without a date come last. */
const LAST = '9999';
/** Work comes before messages where no date decides. */
const byDateAndKind = (one: WaitingStep, other: WaitingStep) => {
  const first = one.dueAt ?? LAST;
  const second = other.dueAt ?? LAST;
  if (first !== second) return first < second ? -1 : 1;
  return NEXT_STEP_KINDS.indexOf(one.kind) - NEXT_STEP_KINDS.indexOf(other.kind);
};

export interface NextStepsFeature extends Feature {
  /** Counts the member's next steps, up to `MOST_WAITING`. A source that fails counts as zero. */
  count: (memberId: string) => Promise<number>;
}

/** Collects a member's next steps from all features. */
export function createNextStepsFeature({ features, logger }: Pick<Platform, 'features' | 'logger'>): NextStepsFeature {
  async function stepsOf(person: Pick<Person, 'id'>, each: number): Promise<NextSteps> {
    const sources = features.all().flatMap(({ nextSteps = [] }) => nextSteps);
    const missing = new Set<WaitingStep['kind']>();
    const found = sources.map(async ({ kind, find }): Promise<WaitingStep[]> => {
      try {
        const steps = await find(person, each);
        return steps.slice(0, each).map((step) => ({ kind, ...step }));
      } catch (error) {
        logger.error({ err: error, kind }, 'failed to read next steps');
        missing.add(kind);
        return [];
      }
    });
    const steps = (await Promise.all(found)).flat().toSorted(byDateAndKind);
    return { steps: steps.slice(0, NEXT_STEP_LIMITS.all), missing: [...missing] };
  }

  return {
    name: 'next-steps',
    count: async (id) => Math.min(MOST_WAITING, (await stepsOf({ id }, MOST_WAITING)).steps.length),
    routes: [
      route(
        {
          method: 'get',
          path: '/api/me/next-steps',
          summary: 'List the caller’s next steps, earliest due first',
          permission: 'notifications.read',
          responses: { 200: { description: 'At most a hundred steps', schema: nextStepsSchema } },
        },
        async ({ person }) => reply(200, await stepsOf(person, NEXT_STEP_LIMITS.each), NO_STORE),
      ),
    ],
  };
}
