import { z } from 'zod';
import type { Webinar as WebinarView } from '@verse/api-contract/api';
import { webinarAnswerSchema, webinarListSchema } from '@verse/api-contract/community/webinars.schema';
import { HOUR_SECONDS, MINUTE_MS } from '@verse/api-contract/time';
import { addressOf } from '@verse/contract/addresses';
import { calendarFile } from '../../../platform/calendar';
import { NO_STORE, reply, type Route, route, textReply } from '../../../platform/http';
import { isSampleId } from '../../../platform/seeding';
import { UNKNOWN_WEBINAR, type WebinarOfMember, type WebinarsService } from './webinars.service';

interface WebinarsRoutesDependencies {
  service: WebinarsService;
  now: () => Date;
  publicOrigin: string;
}

const byId = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
const PATH = '/api/webinars/:id';

function webinarView({ webinar: { id, title, startsAt }, hasSeat }: WebinarOfMember): WebinarView {
  const moment = startsAt.toISOString();
  const date = moment.slice(0, 10);
  const time = `${moment.slice(11, 16)} UTC`;
  return { id, title, date, time, startsAt: moment, isSample: isSampleId(id), hasSeat };
}

function seatRoute(service: WebinarsService, method: 'put' | 'delete', summary: string): Route {
  return route(
    {
      method,
      path: `${PATH}/seat`,
      summary,
      permission: 'webinars.join',
      params: byId,
      notFoundMessage: UNKNOWN_WEBINAR,
      responses: { 200: { description: 'The webinar as the caller sees it now', schema: webinarAnswerSchema } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      const changed = await service.seat(person.id, params.id, method === 'put');
      return reply(200, { webinar: webinarView(changed) }, NO_STORE);
    },
  );
}

export function webinarsRoutes({ service, now, publicOrigin }: WebinarsRoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/webinars',
        summary: 'List the upcoming webinars, with the caller’s seats',
        permission: 'dashboard.see-own',
        responses: { 200: { description: 'The webinars', schema: webinarListSchema } },
      },
      async ({ person }) => reply(200, { webinars: (await service.upcoming(person.id)).map(webinarView) }, NO_STORE),
    ),
    seatRoute(service, 'put', 'Reserve a seat in a webinar'),
    seatRoute(service, 'delete', 'Cancel a seat in a webinar'),
    route(
      {
        method: 'get',
        path: `${PATH}/calendar.ics`,
        summary: 'Download a webinar as a calendar file',
        permission: 'dashboard.see-own',
        params: byId,
        notFoundMessage: UNKNOWN_WEBINAR,
        responses: { 200: { description: 'An iCalendar file', type: 'text/calendar' } },
        errors: [404],
      },
      async ({ params }) => {
        const { id, title, startsAt, minutes, version } = await service.find(params.id);
        const event = {
          id: `webinar-${id}`,
          version,
          start: startsAt,
          end: new Date(startsAt.getTime() + minutes * MINUTE_MS),
          summary: title,
          path: addressOf('dashboard'),
          alarm: { secondsBefore: HOUR_SECONDS, text: `In one hour: ${title}` },
        };
        const text = calendarFile(event, { about: 'Webinars', origin: publicOrigin, now: now() });
        return textReply('text/calendar', text, {
          headers: { 'Content-Disposition': `attachment; filename="webinar-${id}.ics"` },
        });
      },
    ),
  ];
}
