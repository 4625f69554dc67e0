import { z } from 'zod';
import {
  sectionActPermitSchema,
  sectionActSchema,
  sectionCountsSchema,
} from '@verse/api-contract/operations/sections.schema';
import type { AuditLog } from '../../../platform/audit';
import { reply, type Route, route } from '../../../platform/http';
import type { CountsRepository, SummedCounts } from './counts.repository';

interface Dependencies {
  counts: Pick<CountsRepository, 'sums'>;
  audit: Pick<AuditLog, 'record'>;
}

const countsView = ({ section, release, counters, from, until }: SummedCounts) => ({
  section,
  release,
  counters,
  from: from.toISOString(),
  until: until.toISOString(),
});

/**
 * Staff routes, which return the browser reports and check who may perform actions on a section. The gateways store the
 * releases and perform the actions.
 */
export const sectionsRoutes = ({ counts, audit }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/sections',
      summary: 'Count the browser reports by release, over fourteen days',
      permission: 'sections.manage',
      responses: { 200: { description: 'Counts by release', schema: z.array(sectionCountsSchema) } },
      errors: [401, 403],
    },
    async () => reply(200, (await counts.sums()).map(countsView)),
  ),
  route(
    {
      method: 'post',
      path: '/api/sections/permits',
      summary: 'Check whether the caller may perform an action on a section; the gateway then performs it',
      permission: 'sections.manage',
      body: sectionActSchema,
      responses: { 200: { description: 'They may, and this is who they are', schema: sectionActPermitSchema } },
      errors: [400, 401, 403, 413, 415],
    },
    async ({ person, body: { section, act, why, expected } }) => {
      await audit.record(person.id, `section: ${act}: ${why}`, section);
      return reply(200, { act: { section, act, why, expected }, who: person.name });
    },
  ),
];
