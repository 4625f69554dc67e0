import type { ContestStatus } from '@verse/api-contract/contests';
import type { PictureRecord } from '../../platform/images';

export interface Contest {
  id: string;
  title: string;
  cover: PictureRecord | null;
  /** What the picture shows. Those of the samples show nothing that their texts do not say. */
  coverAlt?: string;
  description: string;
  prizeCents: number;
  feeCents: number;
  maxParticipants: number;
  startsAt: Date;
  deadline: Date;
  tags: string[];
  /** Place in the list. */
  position: number;
  /** Rises with each change, for calendars that hold the date already. */
  version: number;
}

/** A place in a contest. `held` counts until `heldUntil`, and nowhere afterwards. */
export interface Seat {
  contestId: string;
  number: number;
  memberId: string;
  state: 'confirmed' | 'held';
  heldUntil?: Date;
  at: Date;
  /** Who has booked the fee. */
  confirmedBy?: string;
}

export function statusOf({ startsAt, deadline }: Pick<Contest, 'startsAt' | 'deadline'>, now: Date): ContestStatus {
  if (now >= deadline) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}

export const isTaken = ({ heldUntil }: Seat, now: Date): boolean => heldUntil === undefined || heldUntil > now;
