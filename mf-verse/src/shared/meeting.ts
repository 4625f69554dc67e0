import type { ApiClient } from '@verse/contract';

/** How one meets a member. */
export type MeetingAct =
  { what: 'follow'; handle: string; on: boolean } | { what: 'write'; handle: string; text: string };

export const isMeeting = (act: { what: string }): act is MeetingAct => act.what === 'follow' || act.what === 'write';

/** For the actions of pages that present a member. */
export function meet(client: ApiClient, act: MeetingAct): Promise<unknown> {
  const path = `/api/members/${encodeURIComponent(act.handle)}`;
  return act.what === 'follow'
    ? client(`${path}/follow`, { method: act.on ? 'PUT' : 'DELETE' })
    : client(`${path}/messages`, { method: 'POST', body: { text: act.text } });
}
