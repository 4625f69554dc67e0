import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BillingDetails, BillingDetailsForm, Invoice } from '@verse/api-contract/project-invoices';
import type { ApiClient } from '@verse/contract';
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
) =>
  client<BillingDetails>(`${pathOf(number)}/billing-details`, {
    method: 'PUT',
    body,
    headers: { 'If-Match': `"${version}"` },
  });

/** @throws `data()` with status 404 if the API responds with 404 */
export function loadInvoice(args: LoaderFunctionArgs): Promise<Invoice> {
  const { number, milestone } = args.params;
  const path = `${pathOf(number)}/invoices/${encodeURIComponent(milestone ?? '')}`;
  return api(args)<Invoice>(path).catch(orNotFound);
}
