import type { CommunityRule, Reported } from '@verse/api-contract/moderation';
import type { ApiClient } from '@verse/contract';

/** What one does about things and people that one would rather not see. */
export type AvoidingAct =
  | { what: 'report'; report: { type: Reported; id: string; reason: CommunityRule; note: string } }
  | { what: 'mute' | 'block'; handle: string; on: boolean };

export const isAvoiding = (act: { what: string }): act is AvoidingAct =>
  act.what === 'report' || act.what === 'mute' || act.what === 'block';

/** For the actions of pages that show what members made. */
export const avoid = (client: ApiClient, act: AvoidingAct): Promise<unknown> =>
  act.what === 'report'
    ? client<{ message: string }>('/api/reports', { method: 'POST', body: act.report })
    : client(`/api/members/${encodeURIComponent(act.handle)}/${act.what}`, { method: act.on ? 'PUT' : 'DELETE' });
