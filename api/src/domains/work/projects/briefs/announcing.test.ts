import { MINUTE_MS } from '@verse/api-contract/time';
import { BRIEF, briefFor, newKey, projectsOf } from '../../../../../test/briefs';
import { idOf, textsOf } from '../../../../../test/notified';
import { startTown } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';
import { createProjectRepository } from '../projects.repository';
import { createBriefs } from './briefs.service';
import { createReadBrief } from './read-brief';

afterEach(stopApis);

const neverSettles = () => new Promise<never>(() => undefined);

// @proves PRJ-01 GAP-049
it('announces a brief whose process was killed before it notified anyone, once', async () => {
  const town = await startTown();
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const clientId = await idOf(client);
  const memberId = await idOf(seller);
  const projects = await createProjectRepository(town.api.store.db);
  let isStored: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => (isStored = resolve));
  const interrupted = createBriefs({
    projects,
    readBrief: createReadBrief({
      memberFor: () => Promise.resolve({ profile: { memberId } }),
      isBlocked: () => Promise.resolve(false),
    } as unknown as Parameters<typeof createReadBrief>[0]),
    notices: {
      receipt: () => {
        isStored();
        return neverSettles();
      },
      sent: neverSettles,
    },
    reserve: () => Promise.resolve(),
    logger: console,
    now: () => town.clock.now,
  });
  const person = { id: clientId, name: 'Ada', role: 'member', lacksSecondFactor: false } as const;
  void interrupted.send(person, newKey(), await briefFor(seller));
  await stored;
  const [sent] = (await projectsOf(client, 'buying')).projects;
  await town.api.background.run('sweep-briefs');
  expect([await textsOf(seller), await town.mails()]).toEqual([[], []]);

  town.clock.now = new Date(town.clock.now.getTime() + 2 * MINUTE_MS);
  for (let round = 0; round < 2; round += 1) await town.api.background.run('sweep-briefs');
  expect(await textsOf(seller)).toEqual([`Ada Tester sent you a brief: “${BRIEF.title}”.`]);
  const receipts = (await town.mails()).filter(({ subject }) => subject === `Your brief ${sent!.number}`);
  expect(receipts).toHaveLength(1);
  expect((await projects.find((await projects.findByNumber(sent!.number))!.id))?.dueAt).toBeUndefined();
  expect(town.api.scans).toEqual([]);
});
