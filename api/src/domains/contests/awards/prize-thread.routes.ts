import { z } from 'zod';
import { PRIZES } from '@verse/api-contract/contests/contest-awards.values';
import type { Route } from '../../../platform/http';
import { byHandleAndId, byId, OF_ORGANISATION, PATH } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import { appealThreadRoutes } from './appeal-thread.routes';
import { type PrizeThreads, UNKNOWN_PRIZE } from './prize-threads';
import type { PrizesService } from './prizes.service';

type Dependencies = Pick<ContestParts, 'files' | 'organisations'> & {
  prizes: Pick<PrizesService, 'findOwned'>;
  prizeThreads: PrizeThreads;
};

const prize = z.enum(PRIZES);
const OF_PRIZE = { about: 'a prize', unknown: UNKNOWN_PRIZE } as const;

/** Routes for the messages between an organisation and a winner. */
export const prizeThreadRoutes = ({ prizes, prizeThreads: threads, files, organisations }: Dependencies): Route[] => [
  ...appealThreadRoutes({
    ...OF_PRIZE,
    path: `${PATH}/prizes/:prize/thread`,
    params: byId.extend({ prize }),
    side: 'a winner',
    permissions: { read: 'contests.read', write: 'contests.enter' },
    open: (person, params) => threads.openForWinner(person, params.id, params.prize),
    threads,
    files,
  }),
  ...appealThreadRoutes({
    ...OF_PRIZE,
    path: `${OF_ORGANISATION}/prizes/:prize/thread`,
    params: byHandleAndId.extend({ prize }),
    side: 'the organisation',
    permissions: { read: 'contests.run', write: 'contests.run' },
    async open(person, params, use) {
      const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES, use);
      return threads.openForOrganisation(person.id, await prizes.findOwned(id, params.id), params.prize);
    },
    threads,
    files,
  }),
];
