import { staffDeskListSchema, staffQueueListSchema } from '@verse/api-contract/operations/staff.schema';
import { ALL_DESKS, type AnyDesk, STAFF_DESKS, WAITING_LIMIT } from '@verse/api-contract/operations/staff.values';
import { can } from '@verse/api-contract/rights';
import type { Feature } from '../../../platform/feature';
import { NO_STORE, reply, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';

export function createStaffFeature({ features, now }: Pick<Platform, 'features' | 'now'>): Feature {
  const findQueue = (desk: AnyDesk) =>
    features
      .all()
      .flatMap(({ workQueues = [] }) => workQueues)
      .find((one) => one.desk === desk);

  async function countWaiting(desk: AnyDesk): Promise<number | null> {
    const queue = findQueue(desk);
    return queue ? Math.min(await queue.count(WAITING_LIMIT), WAITING_LIMIT) : null;
  }

  async function describe(name: AnyDesk) {
    const queue = findQueue(name);
    const [waiting, oldest, due, overdue = 0] = await Promise.all([
      countWaiting(name),
      queue?.oldest(),
      queue?.promised?.nextDue(),
      queue?.promised?.countOverdue(now(), WAITING_LIMIT),
    ]);
    return {
      name,
      waiting,
      oldestAt: oldest?.toISOString() ?? null,
      dueAt: due?.toISOString() ?? null,
      overdue: Math.min(overdue, WAITING_LIMIT),
    };
  }

  return {
    name: 'staff',
    routes: [
      route(
        {
          method: 'get',
          path: '/api/staff/desks',
          summary:
            'List the work queues of the caller’s role that earlier releases know, with the number of waiting items',
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
      route(
        {
          method: 'get',
          path: '/api/staff/queues',
          summary: 'List the work queues of the caller’s role, with what is oldest, due next and overdue',
          permission: 'staff.see-desks',
          responses: { 200: { description: 'The work queues', schema: staffQueueListSchema } },
        },
        async ({ person }) => {
          const allowed = ALL_DESKS.filter(({ right }) => can(person.role, right));
          return reply(200, { desks: await Promise.all(allowed.map(({ name }) => describe(name))) }, NO_STORE);
        },
      ),
    ],
  };
}
