import { z } from 'zod';
import { sectionActPermitSchema, sectionActSchema, sectionCountsSchema } from '@verse/api-contract/sections.schema';
import type { AuditLog } from '../../platform/audit';
import { reply, type Route, route } from '../../platform/http';
import type { CountsRepository, SummedCounts } from './counts.repository';

interface Dependencies {
  counts: Pick<CountsRepository, 'sums'>;
  audit: Pick<AuditLog, 'note'>;
}

const countsView = ({ section, release, counters, from, until }: SummedCounts) => ({
  section,
  release,
  counters,
  from: from.toISOString(),
  until: until.toISOString(),
});

/** Releases lie with the gateways; who may see how they fare, and change which one is active, is decided here. */
export const sectionsRoutes = ({ counts, audit }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/sections',
      summary: 'What browsers have told of each release, over fourteen days',
      may: 'sections.manage',
      answers: { 200: { description: 'Counts by release', schema: z.array(sectionCountsSchema) } },
      refusals: [401, 403],
    },
    async () => reply(200, (await counts.sums()).map(countsView)),
  ),
  route(
    {
      method: 'post',
      path: '/api/sections/permits',
      summary: 'Whether you may do this to a section; the gateway asks, and does it then',
      may: 'sections.manage',
      body: sectionActSchema,
      answers: { 200: { description: 'They may, and this is who they are', schema: sectionActPermitSchema } },
      refusals: [400, 401, 403, 413, 415],
    },
    async ({ person, body: { section, act, why, expected } }) => {
      await audit.note(person.id, `section: ${act}: ${why}`, section);
      return reply(200, { act: { section, act, why, expected }, who: person.name });
    },
  ),
];
