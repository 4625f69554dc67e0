import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MemberView } from '@verse/api-contract/profiles';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

const pathOf = (handle: string) => `/api/members/${encodeURIComponent(handle)}`;

/** A member as the caller sees them; null for a profile that is not there for the caller. */
export async function loadMember(args: LoaderFunctionArgs, handle: string): Promise<MemberView | null> {
  try {
    return await api(args)<MemberView>(`${pathOf(handle)}/view`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export type MeetingAct =
  { what: 'follow'; handle: string; on: boolean } | { what: 'write'; handle: string; text: string };

export function meet(client: ApiClient, act: MeetingAct): Promise<unknown> {
  const path = pathOf(act.handle);
  return act.what === 'follow'
    ? client(`${path}/follow`, { method: act.on ? 'PUT' : 'DELETE' })
    : client(`${path}/messages`, { method: 'POST', body: { text: act.text } });
}
