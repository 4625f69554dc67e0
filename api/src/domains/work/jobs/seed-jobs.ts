import { z } from 'zod';
import { HOUR_MS } from '@verse/api-contract/time';
import { JOB_TYPES } from '@verse/api-contract/work/jobs.values';
import type { ContentFolder } from '../../../platform/seeding';
import type { JobRepository } from './jobs.repository';

const SALARY = /^\$(\d+)–\$(\d+)$/;

const sampleSchema = z.array(
  z.object({
    id: z.number(),
    title: z.string(),
    company: z.string(),
    logoColor: z.string(),
    postedAt: z.iso.datetime(),
    description: z.string(),
    tags: z.array(z.string()),
    salary: z.string().regex(SALARY),
    benefits: z.array(z.string()),
    isRemote: z.boolean(),
    type: z.enum(JOB_TYPES),
  }),
);

const minorUnits = (dollars: string | undefined) => Number(dollars) * 100;

/**
 * Seeds the sample jobs, keeping the intervals between their dates. The newest is dated an hour ago, so that all are
 * open.
 */
export async function seedJobs(content: ContentFolder, jobs: Pick<JobRepository, 'insert'>, now: Date): Promise<void> {
  const samples = sampleSchema.parse(await content.json('jobs.json'));
  const newest = Math.max(...samples.map(({ postedAt }) => Date.parse(postedAt)));
  for (const { id, salary, postedAt, ...sample } of samples) {
    const at = new Date(now.getTime() - HOUR_MS - (newest - Date.parse(postedAt)));
    const [, min, max] = SALARY.exec(salary)!;
    const pay = { min: minorUnits(min), max: minorUnits(max), currency: 'USD', unit: 'hour' } as const;
    await jobs.insert(
      { ...sample, id: String(id), pay, state: 'open', postedAt: at, confirmedAt: at, version: 1 },
      now,
    );
  }
}
