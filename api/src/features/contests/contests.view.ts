import type { Contest as ContestView } from '@verse/api-contract/contests';
import { pictureView } from '../../platform/images';
import { isSampleId } from '../../platform/seeding';
import { type Seat, statusOf } from './contest';
import type { ContestOfMember } from './contests.service';

const entryView = ({ state, at, heldUntil }: Seat): NonNullable<ContestView['entry']> => ({
  state,
  joinedAt: at.toISOString(),
  ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
});

export function contestView({ contest, ...own }: ContestOfMember, now: Date): ContestView {
  const { participants, seat, held, isPayable, hasEntry } = own;
  const {
    id,
    title,
    cover,
    coverAlt = '',
    description,
    prizeCents,
    feeCents,
    maxParticipants,
    startsAt,
    deadline,
    tags,
  } = contest;
  const picture = cover && pictureView(cover, coverAlt);
  return {
    id,
    title,
    cover: picture && picture.src,
    picture,
    description,
    prizePool: prizeCents / 100,
    entryFee: feeCents / 100,
    participants,
    maxParticipants,
    startsAt: startsAt.toISOString(),
    deadline: deadline.toISOString(),
    status: statusOf(contest, now),
    tags,
    entry: seat ? entryView(seat) : null,
    ...(hasEntry ? { hasEntry } : {}),
    isPayable: feeCents === 0 || isPayable,
    isSample: isSampleId(id),
    version: contest.version,
    held,
  };
}
