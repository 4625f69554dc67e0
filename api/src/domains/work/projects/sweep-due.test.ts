import { offeredProject, openAgreements } from '../../../../test/open-agreements';
import { openTestStore } from '../../../../test/test-store';

const FAILING = 120;

// @proves PRJ-01
it('settles a due project behind many that always fail', async () => {
  expectConsole(/failed to process a due project/);
  const clock = { now: new Date('2026-11-02T10:00:00Z') };
  const store = await openTestStore();
  const { projects, settling, accept } = await openAgreements(store.db, clock);
  for (let index = 0; index < FAILING; index += 1) {
    const project = offeredProject(index, clock.now);
    const acceptance = { version: 1, hash: '0', side: 'client', by: project.clientId, at: clock.now } as const;
    const milestone = {
      id: `${project.id}-1`,
      title: 'Part',
      minor: 1,
      dueOn: '2026-11-09',
      state: 'planned' as const,
      order: null,
      deliveries: [],
      pausedMs: 0,
    };
    // Without offers there are no terms, so the orders cannot be placed.
    const failing = { state: 'agreed' as const, offers: [], acceptance, milestones: [milestone] };
    await projects.insert({ ...project, ...failing, dueAt: clock.now });
  }
  clock.now = new Date(clock.now.getTime() + 60_000);
  await accept(FAILING);
  expect(await settling.sweep()).toBe(FAILING + 1);
  const settled = await projects.find(`project-${FAILING}`);
  expect(settled?.milestones.map(({ order }) => order)).not.toContain(null);
  await store.close();
});
