import { z } from 'zod';
import type { Invoice } from '@verse/api-contract/api';
import { can } from '@verse/api-contract/rights';
import {
  billingDetailsFormSchema,
  billingDetailsSchema,
  invoiceSchema,
  latePaymentsQuerySchema,
} from '@verse/api-contract/work/project-invoices.schema';
import { creditNoteOf } from '@verse/api-contract/work/project-invoices.values';
import {
  AppError,
  assertSecondFactor,
  NO_STORE,
  orConflict,
  type Person,
  reply,
  type Route,
  route,
  textReply,
} from '../../../../platform/http';
import { type OpenProject, toSellerKey } from '../project';
import { byNumber, changing } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import { paymentView } from '../work/work.view';
import type { BillingDetailsService } from './billing-details.service';
import { correctedNumberOf, invoiceNumberOf } from './invoices.service';
import type { LatePayments } from './late-payments';

interface Dependencies extends Pick<ProjectParts, 'sides' | 'invoices' | 'agreedOrders' | 'now'> {
  latePayments: LatePayments;
  details: Pick<BillingDetailsService, 'save'>;
}

const CHANGED = 'You changed these in another window. Compare them, then save again.';
const UNKNOWN_INVOICE = 'There is no such invoice.';
const ONE = '/api/projects/:number';
const byInvoice = {
  params: byNumber.params.extend({ milestone: z.string().regex(/^[\w-]{1,40}$/) }),
  notFoundMessage: UNKNOWN_INVOICE,
};

const detailsRoute = (details: Dependencies['details']): Route =>
  route(
    {
      method: 'put',
      path: `${ONE}/billing-details`,
      summary: 'Set the name and address on future invoices of the caller’s side, in all its projects',
      ...changing,
      ifMatch: true,
      body: billingDetailsFormSchema,
      responses: { 200: { description: 'The details as they are now', schema: billingDetailsSchema } },
      errors: [400, 403, 404, 409, 428, 429],
    },
    async ({ person, params, version, body }) => {
      const saved = await orConflict(details.save(person, params.number, version, body), (current) => ({
        message: CHANGED,
        details: { current },
      }));
      return reply(200, saved, NO_STORE);
    },
  );

export function billingRoutes({ sides, invoices, agreedOrders, latePayments, details, now }: Dependencies): Route[] {
  async function toView({ project }: OpenProject, id: string): Promise<Invoice> {
    const milestone = project.milestones.find((one) => one.id === id || creditNoteOf(one.id) === id);
    const invoice = milestone && (await invoices.find(id));
    if (!invoice) throw new AppError('not-found', UNKNOWN_INVOICE);
    const { about, title, seller, client, currency, minor, at } = invoice;
    const corrects = correctedNumberOf(invoice);
    const toMoney = (amount: number) => ({ currency, minor: amount });
    const found = (await agreedOrders.findAll([milestone.id])).get(milestone.id);
    const { receipts: _, ...payment } = paymentView(milestone, found, toMoney, now());
    return {
      kind: corrects === null ? 'invoice' : 'credit-note',
      number: invoiceNumberOf(invoice),
      corrects,
      issuedAt: at.toISOString(),
      title,
      seller,
      client: { name: client.name, address: client.address ?? '' },
      orderedBy: await invoices.findOrderedBy(project),
      project: { number: project.number, title: about },
      amount: toMoney(minor),
      payment,
    };
  }

  async function sellerKeysOf(person: Person, list: 'selling' | 'house'): Promise<string[]> {
    if (list === 'selling') return (await sides.sellingFor(person.id)).map(toSellerKey);
    if (!can(person.role, 'projects.sell-for-house')) throw new AppError('forbidden', 'Staff only.');
    assertSecondFactor(person);
    return ['house'];
  }

  return [
    route(
      {
        method: 'get',
        path: `${ONE}/invoices/:milestone`,
        summary: 'Get the invoice of an accepted or paid milestone, or its credit note, for both sides',
        permission: 'projects.read',
        ...byInvoice,
        responses: { 200: { description: 'The invoice', schema: invoiceSchema } },
        errors: [404],
      },
      async ({ person, params }) =>
        reply(200, await toView(await sides.open(person, params.number), params.milestone), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: '/api/late-payments.csv',
        summary: 'Download the payments to the caller, or to organisations they sell for, that are or were late',
        permission: 'projects.read',
        query: latePaymentsQuerySchema,
        responses: { 200: { description: 'A table', type: 'text/csv' } },
        errors: [400, 403],
      },
      async ({ person, query: { list } }) =>
        textReply('text/csv', await latePayments(await sellerKeysOf(person, list)), {
          headers: { ...NO_STORE.headers, 'Content-Disposition': 'attachment; filename="late-payments.csv"' },
        }),
    ),
    detailsRoute(details),
  ];
}
