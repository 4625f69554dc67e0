import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BillingDetailsForm, Invoice } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { orNotFound } from '../../shared/or-not-found';

const pathOf = (number: string | undefined) => `/api/projects/${encodeURIComponent(number ?? '')}`;

/** Returns the download URL of an agreed project's archive. */
export const archiveOf = (number: string): string => `${pathOf(number)}/archive`;

/** Returns the URL of the late payments CSV file. */
export const latePayments = (list: 'selling' | 'house'): string => `/api/late-payments.csv?list=${list}`;

/** Replaces the billing details of the caller's side, based on the version shown on the page. */
export const saveBilling = (
  client: ApiClient,
  { number, version, body }: { number: string; version: number; body: BillingDetailsForm },
) => callApi(client, 'PUT /api/projects/{number}/billing-details', { params: { number }, version, body });

/** @throws `data()` with status 404 if the API responds with 404 */
export function loadInvoice(args: LoaderFunctionArgs): Promise<Invoice> {
  const { number, milestone } = args.params;
  return callApi(api(args), 'GET /api/projects/{number}/invoices/{milestone}', { params: { number, milestone } }).catch(
    orNotFound,
  );
}
