import type { NewNomination } from '@verse/api-contract/api';
import type { CommunityRule, Reported } from '@verse/api-contract/community/moderation.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export const followMember = (client: ApiClient, handle: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/members/{handle}/follow`, { params: { handle } });

export const muteOrBlock = (client: ApiClient, action: 'mute' | 'block', handle: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/members/{handle}/${action}`, { params: { handle } });

interface Report {
  type: Reported;
  /** Identifies the content, as documented for `ReportDialog`. */
  id: string;
  reason: CommunityRule;
  note: string;
}

export const sendReport = (client: ApiClient, report: Report) => callApi(client, 'POST /api/reports', { body: report });

export const nominate = (client: ApiClient, nomination: NewNomination) =>
  callApi(client, 'POST /api/nominations', { body: nomination });

/** Features the member on the community page for a week, replacing the currently featured one. */
export const featureMember = (client: ApiClient, handle: string) =>
  callApi(client, 'PUT /api/featured-member', { body: { handle } });
