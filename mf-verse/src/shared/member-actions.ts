import type { CommunityRule, Reported } from '@verse/api-contract/moderation';
import type { ApiClient } from '@verse/contract';

const memberPath = (handle: string) => `/api/members/${encodeURIComponent(handle)}`;

export const followMember = (client: ApiClient, handle: string, on: boolean) =>
  client<unknown>(`${memberPath(handle)}/follow`, { method: on ? 'PUT' : 'DELETE' });

export const muteOrBlock = (client: ApiClient, action: 'mute' | 'block', handle: string, on: boolean) =>
  client<unknown>(`${memberPath(handle)}/${action}`, { method: on ? 'PUT' : 'DELETE' });

interface Report {
  type: Reported;
  /** Identifies the content, as documented for `ReportDialog`. */
  id: string;
  reason: CommunityRule;
  note: string;
}

export const sendReport = (client: ApiClient, report: Report) =>
  client<{ message: string }>('/api/reports', { method: 'POST', body: report });

/** Features the member on the community page for a week, replacing the currently featured one. */
export const featureMember = (client: ApiClient, handle: string) =>
  client<void>('/api/featured-member', { method: 'PUT', body: { handle } });
