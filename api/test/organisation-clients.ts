import { randomUUID } from 'node:crypto';
import { workOf } from './agreed-projects';
import { createOrganisation, memberWith } from './organisations';
import { startTown, type Town, type Visitor } from './people';
import { acceptOffer, handleOf, offersIn, projectIn, sendOffer, termsOf } from './project-offers';

export const STREET = 'lantern-street';
export const oneMilestone = (town: Town) =>
  termsOf(town, { milestones: [{ title: 'Sketch', days: 7, minor: 1_000_001 }] });

const briefOf = async (seller: Visitor, organisation: string | undefined = STREET) => ({
  seller: { kind: 'member', handle: await handleOf(seller) },
  ...(organisation ? { organisation } : {}),
  title: 'A lantern',
  aim: 'It lights our street.',
  links: [],
  service: null,
  packageId: null,
  budget: null,
  wantedBy: null,
});

export const sendFor = async (visitor: Visitor, seller: Visitor, organisation?: string) =>
  visitor.send('POST', '/api/projects', await briefOf(seller, organisation), { 'idempotency-key': randomUUID() });

/** Creates an organisation with an owner, a recruiter and a judge, and a member who sells. */
export async function openStudio() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000', STAFF_TWO_FACTOR: '0' });
  const owner = await town.resident('member', 'owner@example.org');
  await createOrganisation(owner);
  const recruiter = await memberWith(town, owner, 'recruiter', { email: 'rex@example.org' });
  const judge = await memberWith(town, owner, 'judge', { email: 'judge@example.org' });
  const seller = await town.resident('member', 'seller@example.org');
  return { town, owner, recruiter, judge, seller };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** The recruiter sends a brief for the organisation. */
export async function briefFor({ recruiter, seller }: Studio): Promise<string> {
  return (await projectIn(await sendFor(recruiter, seller), 201)).number;
}

/** The seller offers, and the owner accepts. Returns the id of the only milestone. */
export async function agreeFor({ town, owner, seller }: Studio, number: string, basedOn = 0): Promise<string> {
  const { versions } = await offersIn(await sendOffer(seller, number, basedOn, oneMilestone(town)), 201);
  await offersIn(await acceptOffer(owner, number, versions.at(-1)!));
  return (await workOf(owner, number)).milestones[0]!.id;
}
