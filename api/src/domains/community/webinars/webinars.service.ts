import { AppError } from '../../../platform/http';
import type { Relations } from '../../../platform/relations';
import { isSampleId } from '../../../platform/seeding';
import type { Webinar, WebinarRepository } from './webinars.repository';

export interface WebinarOfMember {
  webinar: Webinar;
  hasSeat: boolean;
}

interface Dependencies {
  webinars: WebinarRepository;
  /** Members who have reserved a seat in each webinar. The number of seats is unlimited. */
  seats: Relations;
  now: () => Date;
}

const WEBINAR_IS_EXAMPLE = 'This webinar is an example, so it has no seats.';
export const UNKNOWN_WEBINAR = 'There is no such webinar.';

export function createWebinarsService({ webinars, seats, now }: Dependencies) {
  async function find(id: string): Promise<Webinar> {
    const webinar = await webinars.find(id);
    if (!webinar) throw new AppError('not-found', UNKNOWN_WEBINAR);
    return webinar;
  }

  return {
    find,

    async upcoming(memberId: string): Promise<WebinarOfMember[]> {
      const all = await webinars.after(now());
      const taken = await seats.onOf(
        memberId,
        all.map(({ id }) => id),
      );
      return all.map((webinar) => ({ webinar, hasSeat: taken.has(webinar.id) }));
    },

    async seat(memberId: string, id: string, hasSeat: boolean): Promise<WebinarOfMember> {
      const webinar = await find(id);
      if (hasSeat && isSampleId(id)) throw new AppError('conflict', WEBINAR_IS_EXAMPLE);
      if (webinar.startsAt <= now()) throw new AppError('conflict', 'This webinar has started.');
      await seats.set(id, memberId, hasSeat);
      return { webinar, hasSeat };
    },
  };
}

export type WebinarsService = ReturnType<typeof createWebinarsService>;
