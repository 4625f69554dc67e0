import type { Nomination, Nominations, NominationWeeks } from '@verse/api-contract/api';
import {
  nominationAnswerSchema,
  nominationsSchema,
  nominationWeeksSchema,
} from '@verse/api-contract/community/nominations.schema';
import { HOUR_MS, WEEK_MS } from '@verse/api-contract/time';
import type { Town, Visitor } from './people';
import { addWork, changeProfile, ownProfile } from './profile-people';

export const NOMINATIONS = '/api/nominations';
const OPEN = { bio: 'everybody', skills: 'everybody', works: 'everybody' } as const;

export const handleOf = async (visitor: Visitor): Promise<string> => (await ownProfile(visitor)).handle;

/** Creates a member whose profile can be featured, and their work. */
export async function setUpNominee(town: Town): Promise<{ member: Visitor; handle: string; work: string }> {
  const member = await town.resident('member');
  const { shownTo, handle } = await ownProfile(member);
  await changeProfile(member, { bio: 'I paint signs.', skills: ['Lettering'], shownTo: { ...shownTo, ...OPEN } });
  return { member, handle, work: (await addWork(town, member)).id };
}

/** Sets the clock to the first hours of the next week, `weeks` later, and runs the jobs that a new week needs. */
export async function startWeek({ api, clock }: Town, weeks = 1): Promise<void> {
  const monday = Date.UTC(2026, 10, 30);
  const passed = Math.floor((clock.now.getTime() - monday) / WEEK_MS);
  clock.now = new Date(monday + (passed + weeks) * WEEK_MS + HOUR_MS);
  await api.background.run('close-nomination-weeks');
}

export const sendNomination = (visitor: Visitor, handle: string, work?: string, why = 'Their signs are kind.') =>
  visitor.post(NOMINATIONS, { handle, why, ...(work === undefined ? {} : { work }) });

async function parsed(answer: Response): Promise<Nomination> {
  const body = (await answer.json()) as { nomination: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return nominationAnswerSchema.strict().parse(body).nomination;
}

export const nominate = async (...given: Parameters<typeof sendNomination>): Promise<Nomination> =>
  parsed(await sendNomination(...given));

export const sendVote = (visitor: Visitor, id: string, method = 'PUT') =>
  visitor.send(method, `${NOMINATIONS}/${id}/vote`);
export const vote = async (...given: Parameters<typeof sendVote>): Promise<Nomination> =>
  parsed(await sendVote(...given));

export const nominationsOf = async (visitor: Visitor, query = ''): Promise<Nominations> =>
  nominationsSchema.strict().parse(await (await visitor.get(`${NOMINATIONS}?${query}`)).json());

export const pastWeeksOf = async (visitor: Visitor): Promise<NominationWeeks['weeks']> =>
  nominationWeeksSchema.strict().parse(await (await visitor.get(`${NOMINATIONS}/weeks`)).json()).weeks;
