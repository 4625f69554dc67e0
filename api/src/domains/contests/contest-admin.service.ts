import type { ContestChange, ContestForm } from '@verse/api-contract/api';
import { centsOf } from '@verse/api-contract/money';
import { AppError, createKeyedId, type Person, VersionConflict } from '../../platform/http';
import { SITE } from '../../platform/notify';
import { SITE_OWNER } from '../../platform/stored-blobs';
import { isOutdated, isOutdatedExcept } from '../../platform/versions';
import { type Contest, type Seat, UNRELATED_TO_FORM } from './contest';
import type { ContestParts } from './contest-parts';
import { NO_PICTURE, savePicture, type SentPicture } from './contest-picture';
import type { ContestOfMember, ContestsService } from './contests.service';
import { createSaveChange } from './save-change';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'seats' | 'entries' | 'findContest' | 'audit' | 'pictures' | 'notify' | 'announce' | 'now'
> & { view: ContestsService['view'] };

const notHeld = () => new AppError('conflict', 'This place is gone: they gave it back, or the hour is over.');
const managedByOrganisation = () =>
  new AppError('wrong-state', 'An organisation runs this contest. Only its owners can edit it.');

const toContestFields = ({ prizePool, entryFee, startsAt, deadline, ...form }: ContestForm) => ({
  ...form,
  prizeCents: centsOf(prizePool),
  feeCents: centsOf(entryFee),
  startsAt: new Date(startsAt),
  deadline: new Date(deadline),
});

const isPictureLate = (version: number) => (contest: Contest) => isOutdated(contest, version, ['cover', 'coverAlt']);

export function createContestAdmin(dependencies: Dependencies) {
  const { contests, seats, findContest, audit, pictures, notify, announce, now } = dependencies;

  const view = async (person: Person, contest: Contest): Promise<ContestOfMember> =>
    dependencies.view(contest, await seats.find(contest.id, person.id), now(), true);

  const saveChange = createSaveChange(dependencies);

  const conflict = async (person: Person, id: string) => new VersionConflict(await view(person, await findContest(id)));

  /** @throws VersionConflict if a field that the change depends on has changed */
  async function current(person: Person, id: string, isLate: (contest: Contest) => boolean): Promise<Contest> {
    const contest = await findContest(id);
    if (contest.organisationId !== undefined) throw managedByOrganisation();
    if (isLate(contest)) throw await conflict(person, id);
    return contest;
  }

  /** @throws VersionConflict if a concurrent change prevented this one from being written */
  async function recordAudit(
    person: Person,
    id: string,
    after: Contest | undefined,
    what: string,
  ): Promise<ContestOfMember> {
    if (!after) throw await conflict(person, id);
    await audit.record(person.id, `contest: ${what}`, id);
    await announce();
    return view(person, after);
  }

  return {
    /** Adds a contest. A retry by the same person with the same key does not add a second contest. */
    async add(person: Person, form: ContestForm, key: string | undefined): Promise<ContestOfMember> {
      const id = createKeyedId(key, ['contest', person.id]);
      // New contests come before the samples, whose positions start at 0.
      const position = -now().getTime();
      const isNew = await contests.insert({ ...toContestFields(form), id, cover: null, position, version: 0 });
      if (isNew) await audit.record(person.id, 'contest: added', id);
      await announce();
      return view(person, await findContest(id));
    },

    async change(person: Person, id: string, version: number, change: ContestChange): Promise<ContestOfMember> {
      const before = await current(person, id, (one) => isOutdatedExcept(one, version, UNRELATED_TO_FORM));
      const after = await saveChange(before, 'state' in change ? { deadline: now() } : toContestFields(change));
      return recordAudit(person, id, after, 'state' in change ? 'closed' : 'edited');
    },

    async setPicture(person: Person, id: string, version: number, sent: SentPicture): Promise<ContestOfMember> {
      const before = await current(person, id, isPictureLate(version));
      const change = await savePicture(pictures, before, sent, SITE_OWNER);
      return recordAudit(person, id, await contests.change(before, change), 'picture set');
    },

    async removePicture(person: Person, id: string, version: number): Promise<ContestOfMember> {
      const before = await current(person, id, isPictureLate(version));
      return recordAudit(person, id, await contests.change(before, NO_PICTURE), 'picture removed');
    },

    /** Lists the places held until their fee is paid. */
    async held(id: string): Promise<Seat[]> {
      return seats.held((await findContest(id)).id, now());
    },

    /** Confirms that a fee was paid. Idempotent. */
    async confirm(person: Person, id: string, memberId: string): Promise<void> {
      await findContest(id);
      if (await seats.confirm(id, memberId, person.id, now())) {
        await audit.record(person.id, 'contest: place confirmed', `${id} ${memberId}`);
        await notify(memberId, { kind: 'contests', subject: id, by: SITE });
        return;
      }
      if ((await seats.find(id, memberId))?.state !== 'confirmed') throw notHeld();
    },
  };
}

export type ContestAdmin = ReturnType<typeof createContestAdmin>;
