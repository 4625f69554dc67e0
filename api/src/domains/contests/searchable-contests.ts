import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../platform/images';
import { lineOf, type SearchSource, type SearchText } from '../../platform/search';
import type { Contest } from './contest';
import type { ContestParts } from './contest-parts';
import { phaseOf } from './listing';

type Dependencies = Pick<ContestParts, 'contests' | 'now'> & {
  listed: () => AsyncIterable<Contest>;
};

const toText = ({ id, publishedAt, startsAt, title, tags, description }: Contest): SearchText => ({
  id,
  at: publishedAt ?? startsAt,
  title,
  text: `${tags.join(' ')} ${description}`,
});

/** Search source for the contests in the public list, which is the same for every reader. */
export function searchableContests({ contests, listed, now }: Dependencies): SearchSource {
  const among = async (ids: readonly string[]) =>
    (await contests.among(ids)).filter((contest) => phaseOf(contest, now()) !== 'none');
  return {
    group: 'contests',
    kind: 'contest',
    edition: 1,
    async *all() {
      for await (const contest of listed()) yield toText(contest);
    },
    read: async (ids) => (await among(ids)).map(toText),
    present: async (_reader, ids) =>
      (await among(ids)).map(({ id, title, description, cover, coverAlt = '' }) => ({
        id,
        title,
        text: lineOf(description),
        path: addressOf('public-contest', { id }),
        picture: cover && pictureView(cover, coverAlt),
      })),
  };
}
