import { CURRENCIES } from '@verse/api-contract/money';
import { DAY_MS } from '@verse/api-contract/time';
import type { Side } from '@verse/api-contract/work/projects.values';
import { createRandom } from '../../../../../test/create-random';
import { applyAct, drawAct, EMPTY_MODEL, type OfferAct, type OfferModel } from '../../../../../test/offer-model';
import { openTestStore } from '../../../../../test/test-store';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import { createEndings } from '../briefs/endings.service';
import { type StoredProject, toSellerKey } from '../project';
import { createProjectRepository, type ProjectRepository } from '../projects.repository';
import { createSides } from '../sides';
import { createOffers } from './offers.service';

/** `npm run soak -- offers` runs a hundred thousand sequences. */
const SEQUENCES = Number(process.env.OFFER_SEQUENCES ?? 120);
const STEPS = 8;
const PEOPLE: Record<Side, Person> = {
  client: { id: 'client', role: 'member' } as Person,
  seller: { id: 'seller', role: 'member' } as Person,
};

function newProject(number: string, at: Date): StoredProject {
  const seller = { kind: 'member', id: PEOPLE.seller.id } as const;
  const brief = { title: 'A lantern', aim: '', links: [], files: [], budget: null, wantedBy: null };
  return {
    id: number,
    number,
    clientId: PEOPLE.client.id,
    seller,
    sellerKey: toSellerKey(seller),
    state: 'open',
    revision: 1,
    brief: { ...brief, service: null, package: null },
    offers: [],
    acceptance: null,
    milestones: [],
    dispute: null,
    ended: null,
    events: [],
    createdAt: at,
    changedAt: at,
  };
}

function createProcess(projects: ProjectRepository, now: () => Date) {
  const organisations = { roleOf: async () => undefined, membersOf: async () => [], idsOfMember: async () => [] };
  const sides = createSides({ projects, organisations, findStaff: async () => [] });
  const service = createOffers({
    projects,
    sides,
    now,
    isBlocked: async () => false,
    countOffer: async () => undefined,
    notices: { offered: async () => undefined, accepted: async () => undefined },
    hasBothSides: async () => true,
    defaults: { replace: async () => undefined },
    afterAcceptance: async (project) => project,
    stepsChanged: async () => undefined,
  });
  return { service, endProject: createEndings({ projects, sides, notices: { ended: async () => undefined }, now }) };
}

async function open() {
  const store = await openTestStore();
  const clock = { now: new Date('2026-01-01T12:00:00Z') };
  const projects = await createProjectRepository(store.db);
  const processes = [createProcess(projects, () => clock.now), createProcess(projects, () => clock.now)];
  return { store, clock, projects, processes, counts: new Map<string, number>() };
}

type Both = Awaited<ReturnType<typeof open>>;

const codeOf = (error: unknown): string => {
  if (error instanceof VersionConflict) return 'conflict';
  if (error instanceof AppError) return error.code;
  throw error;
};

let reasons = 0;

/** Ends the project at its current revision; rereads it if it changes in the meantime. */
async function end({ projects, processes }: Both, number: string, side: Side, process: number): Promise<string> {
  // Each call uses a different reason, because a call with the same person and reason would count as a retry.
  const reason = `Reason ${(reasons += 1)}`;
  for (;;) {
    const { revision } = (await projects.findByNumber(number))!;
    try {
      await processes[process]!.endProject(PEOPLE[side], number, revision, reason);
      return 'done';
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') return 'wrong-state';
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
}

async function perform(both: Both, number: string, act: OfferAct, process: number): Promise<string> {
  if (act.what === 'end') return end(both, number, act.side, process);
  const { service } = both.processes[process]!;
  const person = PEOPLE[act.side];
  if (act.what === 'offer') return service.offer(person, number, act.form).then(() => 'done', codeOf);
  const { offers } = (await both.projects.findByNumber(number))!;
  const hash = offers.find(({ version }) => version === act.version)?.hash ?? '';
  const form = { version: act.version, hash: act.isOtherHash ? hash.split('').reverse().join('') : hash };
  return service.accept(person, number, form).then(() => 'done', codeOf);
}

/** Compares the project, its events and its amounts with the model. */
async function compare({ projects }: Both, number: string, model: OfferModel): Promise<void> {
  const project = (await projects.findByNumber(number))!;
  const { state, offers, acceptance, milestones, events, revision } = project;
  const isEnded = state === 'withdrawn' || state === 'declined';
  const expected = model.versions.map(({ side }, index) => `${index + 1} ${side}`);
  expect([number, state, acceptance?.version]).toEqual([number, model.state, model.accepted?.version]);
  expect(offers.map(({ version, side }) => `${version} ${side}`)).toEqual(expected);
  const changes = offers.length + (acceptance ? 1 : 0) + (isEnded ? 1 : 0);
  expect([number, events.length, revision, isEnded]).toEqual([number, changes, changes + 1, project.ended !== null]);
  expect(events.filter(({ what }) => what.startsWith('accepted'))).toHaveLength(acceptance ? 1 : 0);
  if (!acceptance) return expect(milestones).toEqual([]);
  const { terms, hash } = offers.find(({ version }) => version === acceptance.version)!;
  const wanted = model.versions[acceptance.version - 1]!.form.terms;
  const total = wanted.milestones.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
  expect([hash, terms.currency]).toEqual([acceptance.hash, wanted.currency]);
  expect(milestones.reduce((sum, { minor }) => sum + BigInt(minor), 0n)).toBe(total);
  expect(new Set(milestones.map(({ id }) => id)).size).toBe(wanted.milestones.length);
}

/** Runs two actions concurrently, and expects the same results as running them in sequence. */
async function race(both: Both, number: string, model: OfferModel, acts: [OfferAct, OfferAct]): Promise<OfferModel> {
  const now = both.clock.now;
  const got = await Promise.all(acts.map((act, index) => perform(both, number, act, index)));
  const [first, second] = acts;
  const inOrder = applyAct(model, first, now);
  const [after, answer] = applyAct(inOrder[0], second, now);
  if (got[0] === inOrder[1] && got[1] === answer) {
    // If both orders produce the same responses, the stored state shows which one took effect.
    const swapped = applyAct(applyAct(model, second, now)[0], first, now);
    const { state } = (await both.projects.findByNumber(number))!;
    return state === after.state ? after : swapped[0];
  }
  const swapped = applyAct(model, second, now);
  const [other, late] = applyAct(swapped[0], first, now);
  expect([number, acts.map(({ what }) => what), got]).toEqual([
    number,
    acts.map(({ what }) => what),
    [late, swapped[1]],
  ]);
  return other;
}

async function play(both: Both, draw: (below: number) => number, sequence: number): Promise<void> {
  const number = `CP-${sequence}`;
  await both.projects.insert(newProject(number, both.clock.now));
  let model = EMPTY_MODEL;
  for (let step = 0; step < STEPS; step += 1) {
    if (draw(6) === 0) both.clock.now = new Date(both.clock.now.getTime() + draw(3) * DAY_MS);
    const act = drawAct(draw, model, both.clock.now, step);
    if (draw(4) === 0) {
      model = await race(both, number, model, [act, drawAct(draw, model, both.clock.now, step + STEPS)]);
      both.counts.set('race', (both.counts.get('race') ?? 0) + 1);
    } else {
      const before = JSON.stringify(await both.projects.findByNumber(number));
      const [after, answer] = applyAct(model, act, both.clock.now);
      const got = await perform(both, number, act, draw(2));
      expect([number, act.what, got]).toEqual([number, act.what, answer]);
      // A rejected action changes nothing.
      if (got !== 'done') expect(JSON.stringify(await both.projects.findByNumber(number))).toBe(before);
      const name = `${act.what} ${got}`;
      both.counts.set(name, (both.counts.get(name) ?? 0) + 1);
      model = after;
    }
  }
  await compare(both, number, model);
  if (model.accepted !== null) {
    const { currency } = model.versions[model.accepted.version - 1]!.form.terms;
    both.counts.set(currency, (both.counts.get(currency) ?? 0) + 1);
  }
}

// @proves R23
it(`${SEQUENCES} random sequences: one version is accepted at most, sums are exact, and the end is final`, async () => {
  const draw = createRandom(Number(process.env.OFFER_SEED ?? 42));
  const both = await open();
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    await play(both, draw, sequence);
    if (sequence % 1000 === 999) await both.store.db.collection('projects').deleteMany({});
  }
  process.stdout.write(`${SEQUENCES} sequences: ${JSON.stringify(Object.fromEntries(both.counts))}\n`);
  for (const name of ['offer done', 'accept done', 'accept conflict', 'accept wrong-state', 'race', ...CURRENCIES])
    expect(both.counts.get(name) ?? 0).toBeGreaterThan(SEQUENCES / 100);
  await both.store.close();
}, 6_000_000);
