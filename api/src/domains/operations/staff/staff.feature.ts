import { staffDeskListSchema } from '@verse/api-contract/operations/staff.schema';
import { STAFF_DESKS, type StaffDesk, WAITING_LIMIT } from '@verse/api-contract/operations/staff.values';
import { can } from '@verse/api-contract/rights';
import type { Feature } from '../../../platform/feature';
import { NO_STORE, reply, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

export function createStaffFeature({ features }: Pick<Platform, 'features'>): Feature {
  async function countWaiting(desk: StaffDesk): Promise<number | null> {
    const queue = features
      .all()
      .flatMap(({ workQueues = [] }) => workQueues)
      .find((one) => one.desk === desk);
    return queue ? Math.min(await queue.count(WAITING_LIMIT), WAITING_LIMIT) : null;
  }

  return {
    name: 'staff',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/staff/desks',
          summary: 'List the work queues of the caller’s role, with the number of waiting items',
          permission: 'staff.see-desks',
          responses: { 200: { description: 'The work queues', schema: staffDeskListSchema } },
        },
        async ({ person }) => {
          const allowed = STAFF_DESKS.filter(({ right }) => can(person.role, right));
          const desks = await Promise.all(
            allowed.map(async ({ name }) => ({ name, waiting: await countWaiting(name) })),
          );
          return reply(200, { desks }, NO_STORE);
        },
      ),
    ],
  };
}
