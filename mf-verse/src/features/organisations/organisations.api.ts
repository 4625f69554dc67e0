import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  Organisation,
  OrganisationChange,
  OrganisationDeletion,
  OrganisationForm,
  OrganisationPeople,
  OwnOrganisation,
  ReceivedInvitation,
} from '@verse/api-contract/api';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

export const loadOrganisation = (args: LoaderFunctionArgs): Promise<Organisation> =>
  callApi(api(args), 'GET /api/organisations/{handle}', { params: { handle: args.params.handle } }).catch(orNotFound);

export const loadOwnOrganisations = async (args: LoaderFunctionArgs): Promise<OwnOrganisation[]> =>
  (await callApi(api(args), 'GET /api/me/organisations')).organisations;

export interface ManagedOrganisation {
  organisation: OwnOrganisation;
  people: OrganisationPeople;
  /** The consequences of deleting the organisation; `null` unless the member is an owner. */
  deletion: OrganisationDeletion | null;
}

export async function loadManaged(args: LoaderFunctionArgs): Promise<ManagedOrganisation> {
  const { handle = '' } = args.params;
  const client = api(args);
  const organisation = await callApi(client, 'GET /api/me/organisations/{handle}', { params: { handle } }).catch(
    orNotFound,
  );
  const [people, deletion] = await Promise.all([
    callApi(client, 'GET /api/organisations/{handle}/members', { params: { handle } }),
    organisation.role === 'owner'
      ? callApi(client, 'GET /api/organisations/{handle}/deletion', { params: { handle } })
      : null,
  ]);
  return { organisation, people, deletion };
}

export interface OpenedInvitation {
  token: string;
  invitation: Result<ReceivedInvitation>;
}

/** Loads the invitation that the emailed link refers to. */
export async function loadInvitation(args: LoaderFunctionArgs): Promise<OpenedInvitation> {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const call = callApi(api(args), 'POST /api/organisation-invitations/read', { body: { token } });
  return { token, invitation: await toResult(call) };
}

export interface HandleAnswer {
  isFree: boolean;
  message: string | null;
  suggestion: string | null;
}

export const checkHandle = (client: ApiClient, handle: string) =>
  callApi(client, 'GET /api/organisation-handles', { query: { handle } });

export const createOrganisation = (client: ApiClient, key: string, form: OrganisationForm) =>
  callApi(client, 'POST /api/organisations', { headers: { 'Idempotency-Key': key }, body: form });

type Version = Pick<OwnOrganisation, 'handle' | 'version'>;

export const changeOrganisation = (client: ApiClient, { handle, version }: Version, change: OrganisationChange) =>
  callApi(client, 'PATCH /api/organisations/{handle}', { params: { handle }, version, body: change });

export function setLogo(
  client: ApiClient,
  { handle, version }: Version,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return callApi(client, 'PUT /api/organisations/{handle}/logo', { params: { handle }, version, body });
}

export const removeLogo = (client: ApiClient, { handle, version }: Version) =>
  callApi(client, 'DELETE /api/organisations/{handle}/logo', { params: { handle }, version });

interface MemberOf {
  handle: string;
  member: string;
  /** The organisation's handle, typed to take the rights of another owner. */
  confirm?: string | undefined;
}

export const setMemberRole = (client: ApiClient, { handle, member, confirm }: MemberOf, role: OrganisationRole) =>
  callApi(client, 'PATCH /api/organisations/{handle}/members/{member}', {
    params: { handle, member },
    body: { role, ...(confirm === undefined ? {} : { confirm }) },
  });

export const removeMember = (client: ApiClient, { handle, member, confirm }: MemberOf) =>
  callApi(client, 'DELETE /api/organisations/{handle}/members/{member}', {
    params: { handle, member },
    query: { confirm },
  });

export const inviteMember = (client: ApiClient, handle: string, form: { email: string; role: OrganisationRole }) =>
  callApi(client, 'POST /api/organisations/{handle}/invitations', { params: { handle }, body: form });

export const resendInvitation = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'POST /api/organisations/{handle}/invitations/{id}/resend', { params: { handle, id } });

export const withdrawInvitation = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/invitations/{id}', { params: { handle, id } });

export const acceptInvitation = (client: ApiClient, token: string) =>
  callApi(client, 'POST /api/organisation-invitations/accept', { body: { token } });

export const findDomainRecord = (client: ApiClient, handle: string, domain: string) =>
  callApi(client, 'GET /api/organisations/{handle}/domain-record', { params: { handle }, query: { domain } });

export const checkDomainRecord = (client: ApiClient, handle: string, domain: string) =>
  callApi(client, 'POST /api/organisations/{handle}/domain', { params: { handle }, body: { domain } });

export const sendDomainCode = (client: ApiClient, handle: string, email: string) =>
  callApi(client, 'POST /api/organisations/{handle}/domain/code', { params: { handle }, body: { email } });

export const confirmDomainCode = (client: ApiClient, handle: string, code: string) =>
  callApi(client, 'POST /api/organisations/{handle}/domain/confirm', { params: { handle }, body: { code } });

export const removeDomain = (client: ApiClient, handle: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/domain', { params: { handle } });

export const deleteOrganisation = (client: ApiClient, handle: string, confirm: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}', { params: { handle }, body: { confirm } });
