import type { WaitingList } from '@verse/api-contract/api';
import { useSession } from '@verse/contract/react';
import { GuestRequest } from './guest-request';
import { MemberPlace } from './member-place';

/** How the visitor joins a list: members with one click, guests with an email that they confirm. */
export function ListPlace({ list }: { list: WaitingList }) {
  const { user } = useSession();
  return user?.emailVerified ? <MemberPlace list={list} email={user.email} /> : <GuestRequest list={list} />;
}
