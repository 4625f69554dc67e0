import { addressOf } from '@verse/contract/addresses';
import type { PeopleFor } from '../../../platform/people';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';
import { type MemberPackages, shownPackages } from './package';
import type { PackagesRepository } from './packages.repository';

const namesOf = (member: MemberPackages) =>
  shownPackages(member)
    .map(({ name }) => name)
    .join(', ');
const toText = (one: MemberPackages): SearchText => ({
  id: one.memberId,
  at: one.changedAt,
  title: namesOf(one),
  text: shownPackages(one)
    .map(({ text }) => text)
    .join(' '),
});
const hasAny = (member: MemberPackages) => shownPackages(member).length > 0;

/** Members' packages as search results, with one result per member. Omits packages hidden by moderators. */
export const searchablePackages = (
  repository: Pick<PackagesRepository, 'all' | 'among'>,
  peopleFor: PeopleFor,
): SearchSource => ({
  group: 'services',
  kind: 'packages',
  edition: 2,
  async *all() {
    for await (const one of repository.all()) if (hasAny(one)) yield toText(one);
  },
  read: async (ids) => [...(await repository.among(ids)).values()].filter(hasAny).map(toText),
  async present(reader, ids) {
    const shown = ids.filter((id) => !reader.muted.has(id));
    const [found, people] = await Promise.all([repository.among(shown), peopleFor(reader, shown)]);
    return [...found.values()].flatMap((one) => {
      const person = people.get(one.memberId);
      if (!hasAny(one) || !person?.handle) return [];
      const { handle, name, picture } = person;
      return [
        { id: one.memberId, title: lineOf(namesOf(one)), text: name, path: addressOf('member', { handle }), picture },
      ];
    });
  },
});
