import { z } from 'zod';
import type { Config } from '../config';
import { NO_STORE } from '../http';
import { AppError, type Browser, PUBLIC, type Reply, route, type RouteGroup, textReply } from '../http';
import { toText } from './message';
import { toHtml } from './message-html';
import { outboxPage } from './outbox-page';
import type { MailTransport, Outbox } from './transport';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** Allows inline styles, because emails rely on them and the pages embed their own stylesheet. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function refuseOthers({ address }: Browser): void {
  if (!LOOPBACK.test(address)) throw new AppError('not-found', 'There is nothing at this address.');
}

const page = (html: string) =>
  textReply('html', html, { headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY } });

/**
 * Returns an email as `<name>.html` or `.txt`, the way email clients display it, or as `.eml`, the way mail servers
 * receive it.
 */
async function mailReply(outbox: Outbox, file: string): Promise<Reply> {
  const [, name, kind] = /^([\w-]+)\.(html|txt|eml)$/.exec(file) ?? [];
  const mail = name === undefined ? undefined : await outbox.read(name);
  if (name === undefined || !mail) throw new AppError('not-found', 'There is no such mail.');
  if (kind === 'html') return page(toHtml(mail.message));
  const text = kind === 'txt' ? toText(mail.message) : ((await outbox.source(name)) ?? '');
  return textReply('text/plain', text, NO_STORE);
}

/** If no mail server is configured, shows emails to people who develop or try out the site on this machine. */
const createOutboxFeature = (outbox: Outbox): RouteGroup => ({
  name: 'outbox',
  routes: [
    route(
      {
        method: 'get',
        path: '/api/outbox',
        summary: 'List the emails in the outbox (development)',
        permission: PUBLIC,
        responses: { 200: { description: 'A page', type: 'text/html' } },
      },
      async ({ browser }) => {
        refuseOthers(browser);
        return page(outboxPage(await outbox.list()));
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/outbox/:name',
        summary: 'Get an email as .html, .txt or .eml (development)',
        permission: PUBLIC,
        params: z.object({ name: z.string() }),
        responses: { 200: { description: 'The mail', type: 'text/plain' } },
        errors: [404],
      },
      async ({ browser, params }) => {
        refuseOthers(browser);
        return mailReply(outbox, params.name);
      },
    ),
  ],
});

/** Emails contain links that give access to accounts, so they are not shown in production. */
export const createOutboxFeatures = (
  { production, demo, isLocal }: Pick<Config, 'production' | 'demo' | 'isLocal'>,
  transport: MailTransport,
): RouteGroup[] =>
  'list' in transport && isLocal && (!production || demo) ? [createOutboxFeature(transport as Outbox)] : [];
