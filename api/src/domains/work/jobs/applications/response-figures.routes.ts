import { organisationAnswersSchema } from '@verse/api-contract/work/jobs.schema';
import { AppError, PUBLIC, type ResponseCache, type Route, route } from '../../../../platform/http';
import type { Organisations } from '../../../../platform/ports';
import { byHandle } from '../job-calls';
import type { ResponseFiguresService } from './response-figures';

interface Dependencies {
  figures: Pick<ResponseFiguresService, 'findAll'>;
  organisations: Pick<Organisations, 'byHandle'>;
  responses: Pick<ResponseCache, 'cachedResponse'>;
}

const UNKNOWN_ORGANISATION = 'There is no such organisation.';

/** Route for an organisation's response figures. Available even if it has no open jobs. */
export const responseFiguresRoute = ({ figures, organisations, responses }: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/organisations/:handle/answers',
      summary: 'Get an organisation’s response figures; null below five applications',
      permission: PUBLIC,
      params: byHandle,
      notFoundMessage: UNKNOWN_ORGANISATION,
      responses: {
        200: { description: 'The figures', schema: organisationAnswersSchema },
        304: { description: 'Unchanged' },
      },
      errors: [404],
    },
    ({ params: { handle } }) =>
      responses.cachedResponse('jobs', `answers/${handle}`, async () => {
        const organisation = await organisations.byHandle(handle);
        if (organisation?.state !== 'open') throw new AppError('not-found', UNKNOWN_ORGANISATION);
        return { body: { figures: (await figures.findAll([organisation.id])).get(organisation.id) ?? null } };
      }),
  );
