import type { ContestStatus } from '@verse/api-contract/contests';
import type { PictureRecord } from '../../platform/images';

export interface Contest {
  id: string;
  title: string;
  cover: PictureRecord | null;
  /** Alternative text. Pictures of samples show nothing beyond their texts. */
  coverAlt?: string;
  description: string;
  prizeCents: number;
  feeCents: number;
  maxParticipants: number;
  startsAt: Date;
  deadline: Date;
  tags: string[];
  /** Position in the list. */
  position: number;
  /** Increases with each change, for calendars that have imported the date. */
  version: number;
}

/** A place in a contest. `held` counts until `heldUntil`. */
export interface Seat {
  contestId: string;
  number: number;
  memberId: string;
  state: 'confirmed' | 'held';
  heldUntil?: Date;
  at: Date;
  /** The staff member who confirmed the fee. */
  confirmedBy?: string;
}

export function statusOf({ startsAt, deadline }: Pick<Contest, 'startsAt' | 'deadline'>, now: Date): ContestStatus {
  if (now >= deadline) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}

export const isTaken = ({ heldUntil }: Seat, now: Date): boolean => heldUntil === undefined || heldUntil > now;
