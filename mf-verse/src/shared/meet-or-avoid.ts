import type { ApiClient } from '@verse/contract';
import { avoid, type AvoidingAct, isAvoiding } from './avoiding';
import { meet, type MeetingAct } from './meeting';

/** What one does about a member. */
export type MemberAct = MeetingAct | AvoidingAct;

export const meetOrAvoid = (client: ApiClient, act: MemberAct): Promise<unknown> =>
  isAvoiding(act) ? avoid(client, act) : meet(client, act);
