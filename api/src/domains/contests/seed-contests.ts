import { z } from 'zod';
import { contestSchema } from '@verse/api-contract/contests/contests.schema';
import { centsOf } from '@verse/api-contract/money';
import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import type { PictureRecord, Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import { SITE_OWNER } from '../../platform/stored-blobs';
import type { Contest } from './contest';
import { CONTESTS } from './contest-document';
import type { ContestRepository } from './contests.repository';
import type { SeatRepository } from './seats.repository';
import { judgedSampleSchema, type SeedJudged, toHouseContest } from './seed-judged-contest';

const sampleSchema = z.array(
  contestSchema
    .pick({
      title: true,
      description: true,
      prizePool: true,
      entryFee: true,
      participants: true,
      maxParticipants: true,
      status: true,
      tags: true,
    })
    .extend({
      id: z.number(),
      cover: z.string(),
      /** Hours after seeding. Relative, so that samples never look outdated. */
      deadlineInHours: z.number(),
      judged: judgedSampleSchema.optional(),
    }),
);
type Sample = z.infer<typeof sampleSchema>[number];

/**
 * Returns the start time: in a week for an upcoming contest, otherwise 30 days before the deadline but at least one day
 * ago.
 */
function toStart({ status }: Sample, deadline: number, now: number): number {
  if (status === 'upcoming') return now + 7 * DAY_MS;
  return Math.min(now - DAY_MS, deadline - 30 * DAY_MS);
}

function toContest(sample: Sample, position: number, cover: PictureRecord, now: number): Contest {
  const { id, title, description, prizePool, entryFee, maxParticipants, tags, deadlineInHours } = sample;
  const deadline = now + deadlineInHours * HOUR_MS;
  return {
    id: String(id),
    title,
    cover,
    description,
    prizeCents: centsOf(prizePool),
    feeCents: centsOf(entryFee),
    maxParticipants,
    startsAt: new Date(toStart(sample, deadline, now)),
    deadline: new Date(deadline),
    tags,
    position,
    version: 0,
  };
}

export async function seedContests(
  content: ContentFolder,
  { contests, seats, seedJudged }: { contests: ContestRepository; seats: SeatRepository; seedJudged: SeedJudged },
  pictures: Pick<Pictures, 'save'>,
  now: Date,
): Promise<void> {
  const samples = sampleSchema.parse(await content.json('contests.json'));
  for (const [position, sample] of samples.entries()) {
    const file = await content.picture(sample.cover);
    if (!file) continue;
    const contest = toContest(
      sample,
      position,
      await pictures.save(file, SITE_OWNER, { collection: CONTESTS, id: String(sample.id) }),
      now.getTime(),
    );
    const missing = await seats.free(contest.id, sample.participants, now);
    const state = 'confirmed' as const;
    const at = contest.startsAt;
    await seats.insertAll(
      missing.map((number) => ({ contestId: contest.id, number, memberId: `sample ${number}`, state, at })),
    );
    const { judged } = sample;
    if (judged) await seedJudged(content, toHouseContest(contest, judged), judged, now);
    else await contests.insert(contest);
  }
}
