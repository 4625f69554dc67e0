import { z } from 'zod';
import { withoutDirectionMarks } from '@verse/api-contract/text';
import { optionalText } from '@verse/api-contract/text.schema';
import { MINUTE_MS } from '@verse/api-contract/time';
import { BRIEF_FIELDS } from '@verse/api-contract/work/typed-brief';
import { addressOf } from '@verse/contract/addresses';
import { createPlainForms } from '../../../../platform/files';
import {
  AppError,
  type Browser,
  checkPermission,
  NO_STORE,
  pageReply,
  PUBLIC,
  readCookie,
  type Route,
  route,
  seeOther,
} from '../../../../platform/http';
import type { ProjectParts } from '../project-parts';
import { PLAIN_BRIEF_POLICY, plainBriefPage } from './plain-brief-page';
import { FILES_FIELD, HIDDEN_FIELDS, PLAIN_BRIEF_FORM, type PlainBriefs } from './plain-briefs.service';

type Dependencies = Pick<ProjectParts, 'config' | 'rateLimits'> & { plainBriefs: PlainBriefs };

/** Checks only the size. The service validates each field, so that the page can show the errors. */
const text = optionalText({ label: 'The text', max: PLAIN_BRIEF_FORM.textBytes }, withoutDirectionMarks);
const bodySchema = z.object({
  ...Object.fromEntries([...BRIEF_FIELDS, ...HIDDEN_FIELDS].map((name) => [name, text])),
  [FILES_FIELD]: z.array(text.meta({ format: 'binary' })),
});
const PAGE = { description: 'The form again, with what was typed and its errors', type: 'text/html' };

const themeOf = (browser: Browser) => {
  const chosen = readCookie(browser, 'verse-theme');
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
};

/** Route that receives the brief form from browsers without JavaScript, and responds with HTML pages. */
export function plainBriefRoutes({ config, rateLimits, plainBriefs }: Dependencies): Route[] {
  const limit = rateLimits({
    name: 'plain-briefs',
    windowMs: 10 * MINUTE_MS,
    limit: 30,
    message: 'You sent this form a lot. Please wait ten minutes. Go back to find what you typed.',
  });
  return [
    route(
      {
        method: 'post',
        path: '/api/briefs',
        summary: 'Send a brief with its files from a browser without scripts, and redirect to a page with its number',
        // Public, so that guests get a page that asks them to sign in and keeps what they typed. The handler checks the
        // permission.
        permission: PUBLIC,
        limits: [limit],
        form: createPlainForms(config)(PLAIN_BRIEF_FORM),
        body: bodySchema,
        responses: { 303: { description: 'To the page with the number' }, 400: PAGE, 401: PAGE },
        errors: [403, 411, 413, 415, 429, 503],
      },
      async ({ caller, browser, body: { texts, files, failure } }) => {
        try {
          if (failure) throw failure;
          const person = await caller();
          const refusal = checkPermission('projects.act', person);
          if (refusal || !person) throw refusal ?? new AppError('unauthenticated', 'Please sign in to continue.');
          const { number } = await plainBriefs.send(person, texts, files);
          return seeOther(`${addressOf('brief')}?sent=${number}`, NO_STORE);
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const page = plainBriefPage({ texts, error, theme: themeOf(browser) });
          return pageReply(error.status, page, {
            headers: { ...error.headers, ...NO_STORE.headers, 'Content-Security-Policy': PLAIN_BRIEF_POLICY },
          });
        }
      },
    ),
  ];
}
