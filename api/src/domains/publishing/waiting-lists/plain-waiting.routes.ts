import { z } from 'zod';
import { waitingEmailSchema, waitingListNameSchema } from '@verse/api-contract/publishing/waiting-lists.schema';
import { PLAIN_WAITING_FIELDS } from '@verse/api-contract/publishing/waiting-lists.values';
import { optionalText } from '@verse/api-contract/text.schema';
import { addressOf } from '@verse/contract/addresses';
import { createPlainForms } from '../../../platform/files';
import { AppError, NO_STORE, PUBLIC, type Route, route, seeOther } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { limitRequests } from './waiting-lists.routes';
import type { WaitingListsService } from './waiting-lists.service';

interface Dependencies {
  service: WaitingListsService;
  platform: Pick<Platform, 'config' | 'rateLimits'>;
}

type Texts = Readonly<Record<string, string>>;

const FIELD_BYTES = 1000;
const text = optionalText({ label: 'This field', max: FIELD_BYTES }).optional();
const bodySchema = z.object(Object.fromEntries(PLAIN_WAITING_FIELDS.map((name) => [name, text])));

/** Does what the form asks for, and returns the page that says what has happened. */
async function submit(service: WaitingListsService, { act, list: typed, email: address, token = '' }: Texts) {
  if (act === 'confirm') {
    const { name } = await service.confirm(token);
    return `${addressOf('waiting-list', { list: name })}?said=confirmed`;
  }
  if (act === 'leave') {
    await service.leave(token);
    return `${addressOf('waiting-lists')}?said=left`;
  }
  const list = waitingListNameSchema.safeParse(typed);
  if (!list.success) return `${addressOf('waiting-lists')}?said=unknown`;
  const page = addressOf('waiting-list', { list: list.data });
  const email = waitingEmailSchema.safeParse(address ?? '');
  if (!email.success) return `${page}?said=email`;
  await service.ask(list.data, email.data);
  return `${page}?said=asked`;
}

/** Route for the forms of waiting lists in browsers without JavaScript. It responds with a redirect to a page. */
export function plainWaitingRoutes({ service, platform: { config, rateLimits } }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/waiting-lists',
        summary: 'Request, confirm or leave a place from a browser without scripts, and redirect to a page about it',
        permission: PUBLIC,
        limits: [limitRequests(rateLimits)],
        form: createPlainForms(config)({ texts: PLAIN_WAITING_FIELDS.length, textBytes: FIELD_BYTES }),
        body: bodySchema,
        responses: { 303: { description: 'To the page with the result' } },
        errors: [403, 411, 413, 415, 429, 503],
      },
      async ({ body: { texts, failure } }) => {
        try {
          if (failure) throw failure;
          return seeOther(await submit(service, texts), NO_STORE);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return seeOther(`${addressOf('waiting-lists')}?said=refused`, NO_STORE);
        }
      },
    ),
  ];
}
