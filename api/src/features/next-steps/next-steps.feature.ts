import { NEXT_STEP_LIMITS, type NextSteps, type WaitingStep } from '@verse/api-contract/next-steps';
import { nextStepsSchema } from '@verse/api-contract/next-steps.schema';
import type { Feature } from '../../platform/feature';
import { type Person, reply, route } from '../../platform/http';
import type { Platform } from '../../platform/open-platform';

/** Steps without a date come last. */
const LAST = '9999';
const byDate = (one: WaitingStep, other: WaitingStep) => {
  const [first, second] = [one.dueAt ?? LAST, other.dueAt ?? LAST];
  return first < second ? -1 : Number(first > second);
};

/** What waits for a member in all features. */
export function createNextStepsFeature(
  others: () => readonly Feature[],
  { logger }: Pick<Platform, 'logger'>,
): Feature {
  async function stepsOf(person: Person): Promise<NextSteps> {
    const sources = others().flatMap(({ nextSteps = [] }) => nextSteps);
    const missing = new Set<WaitingStep['kind']>();
    const found = sources.map(async ({ kind, find }): Promise<WaitingStep[]> => {
      try {
        const steps = await find(person, NEXT_STEP_LIMITS.each);
        return steps.slice(0, NEXT_STEP_LIMITS.each).map((step) => ({ kind, ...step }));
      } catch (error) {
        logger.error({ err: error, kind }, 'next steps could not be read');
        missing.add(kind);
        return [];
      }
    });
    const steps = (await Promise.all(found)).flat().toSorted(byDate);
    return { steps: steps.slice(0, NEXT_STEP_LIMITS.all), missing: [...missing] };
  }

  return {
    name: 'next-steps',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/me/next-steps',
          summary: 'What the caller has to do next, what is due first first',
          permission: 'notifications.read',
          responses: { 200: { description: 'At most a hundred steps', schema: nextStepsSchema } },
        },
        async ({ person }) => reply(200, await stepsOf(person), { headers: { 'Cache-Control': 'no-store' } }),
      ),
    ],
  };
}
