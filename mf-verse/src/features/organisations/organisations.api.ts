import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  DomainRecord,
  Organisation,
  OrganisationChange,
  OrganisationDeletion,
  OrganisationForm,
  OrganisationInvitation,
  OrganisationPeople,
  OrganisationRole,
  OwnOrganisation,
  ReceivedInvitation,
} from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

const ALL = '/api/organisations';
const MINE = '/api/me/organisations';
const pathOf = (handle: string | undefined) => `${ALL}/${encodeURIComponent(handle ?? '')}`;
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

export const loadOrganisation = (args: LoaderFunctionArgs): Promise<Organisation> =>
  api(args)<Organisation>(pathOf(args.params.handle)).catch(orNotFound);

export const loadOwnOrganisations = async (args: LoaderFunctionArgs): Promise<OwnOrganisation[]> =>
  (await api(args)<{ organisations: OwnOrganisation[] }>(MINE)).organisations;

export interface ManagedOrganisation {
  organisation: OwnOrganisation;
  people: OrganisationPeople;
  /** The consequences of deleting the organisation; `null` unless the member is an owner. */
  deletion: OrganisationDeletion | null;
}

export async function loadManaged(args: LoaderFunctionArgs): Promise<ManagedOrganisation> {
  const { handle = '' } = args.params;
  const client = api(args);
  const organisation = await client<OwnOrganisation>(`${MINE}/${encodeURIComponent(handle)}`).catch(orNotFound);
  const [people, deletion] = await Promise.all([
    client<OrganisationPeople>(`${pathOf(handle)}/members`),
    organisation.role === 'owner' ? client<OrganisationDeletion>(`${pathOf(handle)}/deletion`) : null,
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
  const call = api(args)<ReceivedInvitation>('/api/organisation-invitations/read', { method: 'POST', body: { token } });
  return { token, invitation: await toResult(call) };
}

export interface HandleAnswer {
  isFree: boolean;
  message: string | null;
  suggestion: string | null;
}

export const checkHandle = (client: ApiClient, handle: string) =>
  client<HandleAnswer>(`/api/organisation-handles?handle=${encodeURIComponent(handle)}`);

export const createOrganisation = (client: ApiClient, key: string, form: OrganisationForm) =>
  client<OwnOrganisation>(ALL, { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });

type Version = Pick<OwnOrganisation, 'handle' | 'version'>;

export const changeOrganisation = (client: ApiClient, { handle, version }: Version, change: OrganisationChange) =>
  client<OwnOrganisation>(pathOf(handle), { method: 'PATCH', body: change, headers: ifMatch(version) });

export function setLogo(
  client: ApiClient,
  { handle, version }: Version,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return client<OwnOrganisation>(`${pathOf(handle)}/logo`, { method: 'PUT', body, headers: ifMatch(version) });
}

export const removeLogo = (client: ApiClient, { handle, version }: Version) =>
  client<OwnOrganisation>(`${pathOf(handle)}/logo`, { method: 'DELETE', headers: ifMatch(version) });

const memberPath = (handle: string, member: string) => `${pathOf(handle)}/members/${encodeURIComponent(member)}`;

interface MemberOf {
  handle: string;
  member: string;
  /** The organisation's handle, typed to take the rights of another owner. */
  confirm?: string | undefined;
}

export const setMemberRole = (client: ApiClient, { handle, member, confirm }: MemberOf, role: OrganisationRole) =>
  client<undefined>(memberPath(handle, member), {
    method: 'PATCH',
    body: { role, ...(confirm === undefined ? {} : { confirm }) },
  });

export const removeMember = (client: ApiClient, { handle, member, confirm }: MemberOf) => {
  const query = confirm === undefined ? '' : `?${new URLSearchParams({ confirm })}`;
  return client<undefined>(`${memberPath(handle, member)}${query}`, { method: 'DELETE' });
};

export const inviteMember = (client: ApiClient, handle: string, form: { email: string; role: string }) =>
  client<OrganisationInvitation>(`${pathOf(handle)}/invitations`, { method: 'POST', body: form });

const invitationPath = (handle: string, id: string) => `${pathOf(handle)}/invitations/${encodeURIComponent(id)}`;

export const resendInvitation = (client: ApiClient, handle: string, id: string) =>
  client<OrganisationInvitation>(`${invitationPath(handle, id)}/resend`, { method: 'POST' });

export const withdrawInvitation = (client: ApiClient, handle: string, id: string) =>
  client<undefined>(invitationPath(handle, id), { method: 'DELETE' });

export const acceptInvitation = (client: ApiClient, token: string) =>
  client<OwnOrganisation>('/api/organisation-invitations/accept', { method: 'POST', body: { token } });

export const findDomainRecord = (client: ApiClient, handle: string, domain: string) =>
  client<DomainRecord>(`${pathOf(handle)}/domain-record?domain=${encodeURIComponent(domain)}`);

export const checkDomainRecord = (client: ApiClient, handle: string, domain: string) =>
  client<OwnOrganisation>(`${pathOf(handle)}/domain`, { method: 'POST', body: { domain } });

export const sendDomainCode = (client: ApiClient, handle: string, email: string) =>
  client<{ domain: string; message: string }>(`${pathOf(handle)}/domain/code`, { method: 'POST', body: { email } });

export const confirmDomainCode = (client: ApiClient, handle: string, code: string) =>
  client<OwnOrganisation>(`${pathOf(handle)}/domain/confirm`, { method: 'POST', body: { code } });

export const removeDomain = (client: ApiClient, handle: string) =>
  client<OwnOrganisation>(`${pathOf(handle)}/domain`, { method: 'DELETE' });

export const deleteOrganisation = (client: ApiClient, handle: string, confirm: string) =>
  client<undefined>(pathOf(handle), { method: 'DELETE', body: { confirm } });
