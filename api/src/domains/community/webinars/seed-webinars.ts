import { z } from 'zod';
import { WEEK_MS } from '@verse/api-contract/time';
import type { ContentFolder } from '../../../platform/seeding';
import type { WebinarRepository } from './webinars.repository';

const HOUR_MINUTES = 60;

const sampleSchema = z.array(z.object({ title: z.string(), date: z.iso.date(), time: z.string() }));

/** Creates the sample webinars. Their dates are moved into the future by whole weeks. */
export async function seedWebinars(content: ContentFolder, webinars: WebinarRepository, now: Date): Promise<void> {
  const samples = sampleSchema.parse(await content.json('webinars.json'));
  const starts = samples.map(({ date, time }) => Date.parse(`${date}T${time.replace(' UTC', ':00Z')}`));
  const late = Math.max(0, now.getTime() - Math.min(...starts));
  const shift = Math.ceil(late / WEEK_MS) * WEEK_MS;
  for (const [index, { title }] of samples.entries()) {
    const startsAt = new Date(starts[index]! + shift);
    await webinars.insert({ id: String(index + 1), title, startsAt, minutes: HOUR_MINUTES, version: 0 });
  }
}
