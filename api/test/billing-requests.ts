import type { GoodRequest } from './good-request';
import type { SeededWork } from './work-requests';

/** Valid requests for project documents. */
export function billingRequests({ invoiced }: SeededWork): Record<string, Partial<GoodRequest>> {
  const one = `/api/projects/${invoiced.number}`;
  return {
    'GET /api/projects/:number/invoices/:milestone': { path: `${one}/invoices/${invoiced.ids[0]!}` },
    'PUT /api/projects/:number/billing-details': {
      path: `${one}/billing-details`,
      body: { name: 'Lamp Works', address: '12 Allen Avenue' },
      headers: { 'if-match': '"0"' },
    },
    'PUT /api/me/offer-defaults': {
      body: { account: { holder: 'Ada', bank: 'Lantern Bank', number: '0123456789', code: '' }, silentDays: 7 },
      // The seeded offer has set the defaults.
      headers: { 'if-match': '"1"' },
    },
    'GET /api/projects/:number/archive': { path: `${one}/archive` },
    'GET /api/late-payments.csv': { path: '/api/late-payments.csv' },
  };
}
