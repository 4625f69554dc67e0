import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import type { ContestPart, ContestParts } from '../contest-parts';
import { createReportableUpdates } from './reportable-updates';
import { createUpdateRepository } from './updates.repository';
import { updateRoutes } from './updates.routes';
import { createUpdates } from './updates.service';

const UPDATES = {
  name: 'contest-updates',
  windowMs: DAY_MS,
  most: 3,
  message: 'That’s three updates today. Send the next one tomorrow.',
};

/** Creates the part for updates of organisations to entrants. */
export async function createUpdatesPart(parts: ContestParts): Promise<ContestPart> {
  const { db, budgets, contests, seats, entries } = parts;
  const repository = await createUpdateRepository(db);
  const spend = budgets(UPDATES);
  const updates = await createUpdates({
    ...parts,
    updates: repository,
    countUpdate: (contestId) => spend(contestId, 1),
  });
  return {
    routes: updateRoutes({ ...parts, updates }),
    lines: {
      async update(memberId, id) {
        const update = await repository.find(id);
        const contest =
          update && !update.removal && !update.isHidden ? await contests.find(update.contestId) : undefined;
        if (!update || !contest) return undefined;
        if (!((await seats.find(contest.id, memberId)) ?? (await entries.ofMember(contest.id, memberId))))
          return undefined;
        const text = `Update about the contest “${contest.title}”: ${update.title}`;
        return { text, path: addressOf('contest', { id: contest.id }) };
      },
    },
    reportable: { update: createReportableUpdates({ ...parts, updates: repository }) },
    jobs: [
      {
        name: 'tell-contest-updates',
        everyMs: MINUTE_MS,
        run: updates.tellAll,
        failed: 'failed to tell entrants of updates',
      },
    ],
    personalData: [
      {
        name: 'contestUpdates',
        async *export(memberId) {
          for await (const { contestId, title, text, at } of repository.ofAuthor(memberId))
            yield { contestId, title, text, at };
        },
        // The organisation's words stay, without the name of the person who wrote them.
        erase: repository.forget,
      },
    ],
  };
}
