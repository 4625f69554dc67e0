import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BriefForm, OfferedPackage, SellerForm } from '@verse/api-contract/api';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { truncateText } from '@verse/api-contract/truncate-text';
import { BRIEF_TEXTS } from '@verse/api-contract/work/projects.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { orNotFound } from '../../shared/or-not-found';

export type AskedPackage = Pick<OfferedPackage, 'id' | 'name' | 'prices' | 'days'>;

/** The recipient and subject of the brief, as given by the URL. */
export interface BriefPage {
  seller: SellerForm & { name: string };
  service: { slug: string; title: string } | null;
  pack: AskedPackage | null;
  /** Whether the package named in the URL could not be found, e.g. because it is no longer offered. */
  isPackageUnavailable: boolean;
  /** The subject of the conversation that led to the brief, and its id. */
  title: string;
  conversation: string | null;
  /** Number of the brief just sent by a browser without JavaScript. */
  sent: string | null;
}

/** Endpoint for forms submitted without JavaScript. */
export const PLAIN_FORM = '/api/briefs';
const NUMBER = /^CP-[A-Z0-9]{9}$/;

const HOUSE = { kind: 'house', handle: null, name: 'Creativity Verse' } as const;

async function findService(client: ApiClient, slug: string): Promise<BriefPage['service']> {
  const { services = [] } = await callApi(client, 'GET /Data/services.json');
  const found = services.find(({ title }) => serviceSlug(title) === slug);
  if (found?.availability === 'in-preparation') return null;
  return found ? { slug, title: found.title } : null;
}

async function findPackage(client: ApiClient, handle: string, id: string): Promise<AskedPackage | null> {
  const { packages } = await callApi(client, 'GET /api/members/{handle}/packages', { params: { handle } });
  return packages.find((one) => one.id === id) ?? null;
}

/**
 * Determines the seller from the URL: `?to=` (with an optional `&package=`) or `?organisation=`; otherwise, the site
 * itself is the seller. `?service=` names the requested service. `?title=` and `?conversation=` come from the
 * conversation that led to the brief. `?sent=` is set once the form has been submitted
 * without JavaScript.
 */
export async function loadBriefPage(args: LoaderFunctionArgs): Promise<BriefPage> {
  const client = api(args);
  const asked = new URL(args.request.url).searchParams;
  const [to, organisation, slug, id] = ['to', 'organisation', 'service', 'package'].map((name) => asked.get(name));
  const number = asked.get('sent') ?? '';
  const sent = NUMBER.test(number) ? number : null;
  const service = slug ? await findService(client, slug) : null;
  const title = truncateText(asked.get('title') ?? '', BRIEF_TEXTS.title.max);
  const conversation = asked.get('conversation');
  const page: BriefPage = {
    seller: HOUSE,
    service,
    pack: null,
    isPackageUnavailable: false,
    title,
    conversation,
    sent,
  };
  if (to) {
    const { handle, name } = await callApi(client, 'GET /api/members/{handle}', { params: { handle: to } }).catch(
      orNotFound,
    );
    const pack = id ? await findPackage(client, handle, id).catch(() => null) : null;
    return { ...page, seller: { kind: 'member', handle, name }, pack, isPackageUnavailable: Boolean(id) && !pack };
  }
  if (organisation) {
    const { handle, name } = await callApi(client, 'GET /api/organisations/{handle}', {
      params: { handle: organisation },
    }).catch(orNotFound);
    return { ...page, seller: { kind: 'organisation', handle, name } };
  }
  return page;
}

/** An organisation for which the member can send a brief. */
export interface BriefClient {
  handle: string;
  name: string;
}

/** Loads the organisations that the member acts for. */
export async function loadBriefClients(args: LoaderFunctionArgs): Promise<BriefClient[] | null> {
  const { organisations } = await callApi(api(args), 'GET /api/me/organisations');
  return organisations
    .filter(({ role, state }) => role !== 'judge' && state === 'open')
    .map(({ handle, name }) => ({ handle, name }));
}

/**
 * Sends a brief.
 * @param key idempotency key: resending does not create a second brief
 */
export const sendBrief = (client: ApiClient, key: string, form: BriefForm) =>
  callApi(client, 'POST /api/projects', { headers: { 'Idempotency-Key': key }, body: form });

export function addBriefFile(client: ApiClient, number: string, file: File) {
  const body = new FormData();
  body.set('file', file);
  return callApi(client, 'POST /api/projects/{number}/files', { params: { number }, body });
}
