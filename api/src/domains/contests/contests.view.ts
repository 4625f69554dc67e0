import type { Contest as ContestView, ContestAnswer } from '@verse/api-contract/api';
import { pictureView } from '../../platform/images';
import { isSampleId } from '../../platform/seeding';
import { type Seat, statusOf, takesEntries } from './contest';
import type { ContestOfMember } from './contests.service';

const entryView = ({ state, at, heldUntil }: Seat): NonNullable<ContestView['entry']> => ({
  state,
  joinedAt: at.toISOString(),
  ...(heldUntil ? { heldUntil: heldUntil.toISOString() } : {}),
});

export function contestView({ contest, ...own }: ContestOfMember, now: Date): ContestView {
  const { participants, seat, held, isPayable, hasEntry } = own;
  const { id, title, description, tags, maxParticipants, version, cover, coverAlt = '' } = contest;
  const { prizeCents, feeCents, startsAt, deadline } = contest;
  const picture = cover && pictureView(cover, coverAlt);
  return {
    id,
    title,
    description,
    tags,
    participants,
    maxParticipants,
    version,
    held,
    picture,
    cover: picture && picture.src,
    prizePool: prizeCents / 100,
    entryFee: feeCents / 100,
    startsAt: startsAt.toISOString(),
    deadline: deadline.toISOString(),
    status: statusOf(contest, now),
    entry: seat ? entryView(seat) : null,
    ...(hasEntry ? { hasEntry } : {}),
    isPayable: feeCents === 0 || isPayable,
    isSample: isSampleId(id),
    takesEntries: takesEntries(contest),
  };
}

export const contestAnswer = (one: ContestOfMember, now: Date): ContestAnswer => ({
  serverNow: now.toISOString(),
  contest: contestView(one, now),
});
