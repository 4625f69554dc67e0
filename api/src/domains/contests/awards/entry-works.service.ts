import { createHash } from 'node:crypto';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { truncateText } from '@verse/api-contract/truncate-text';
import { AppError } from '../../../platform/http';
import type { SentWork } from '../../../platform/ports';
import type { ContestParts } from '../contest-parts';
import type { ContestEntry, Submission } from '../entries/entry';
import { listShownPictures, toPictureFile } from '../entries/shown-pictures';
import { lastOf } from '../judging/scores.repository';
import type { Appeals, OwnEntry } from './appeals.service';

type Dependencies = Pick<ContestParts, 'addWork' | 'findWorkState' | 'results' | 'scores' | 'blobs'> & {
  findOwn: Appeals['findOwn'];
};

/** Maximum number of judges per plan. Judges are numbered from 0, so all their numbers are below this maximum. */
const MOST_JUDGES = 20;
const NO_PICTURE = 'This entry has no picture. Add the work on your profile instead.';
const DELETED = 'You already added this and deleted it. Restore it on your profile.';

const shorten = (text: string, most: number): string =>
  truncateText(text, most) === text ? text : truncateText(text, most - 1, '…');

const toWorkId = (entryId: string, memberId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([entryId, memberId]))
    .digest('hex')
    .slice(0, 24);

const shownPictures = (submission: Pick<Submission, 'files'>) =>
  listShownPictures(submission).slice(0, WORK_LIMITS.pictures);

/** Creates portfolio works from entries once the results are published. */
export function createEntryWorks({ findOwn, results, scores, blobs, addWork, findWorkState }: Dependencies) {
  async function feedbackOf({ contestId, number }: OwnEntry['entry']): Promise<string[]> {
    const judges = Array.from({ length: MOST_JUDGES }, (_, index) => index);
    return (await scores.ofEntry(contestId, number, judges)).map((score) => lastOf(score).feedback);
  }

  async function rankText({ contest, entry }: OwnEntry): Promise<string> {
    const ranking = (await results.find(contest.id))?.ranking ?? [];
    const rank = ranking.find(({ entryId }) => entryId === entry.id)?.rank;
    return rank === undefined
      ? `An entry in the contest “${contest.title}”.`
      : `Ranked ${rank} of ${ranking.length} in the contest “${contest.title}”.`;
  }

  async function toWork(own: OwnEntry, submission: Submission, withFeedback: boolean): Promise<SentWork> {
    const pictures = shownPictures(submission);
    const { title, text, madeHow, links } = submission;
    const feedback = withFeedback ? (await feedbackOf(own.entry)).map((one) => `A judge: “${one}”`) : [];
    const name = shorten(title, WORK_LIMITS.title);
    return {
      edition: {
        title: name,
        madeHow,
        role: '',
        link: links[0] ?? '',
        description: shorten(text, WORK_LIMITS.description),
        result: shorten([await rankText(own), ...feedback].join('\n\n'), WORK_LIMITS.result),
        year: own.contest.deadline.getUTCFullYear(),
        pictures: pictures.map((_, index) => ({ from: 'new', index, alt: `${name}, picture ${index + 1}` })),
      },
      files: pictures.map((picture, index) => toPictureFile({ blobs }, picture, index)),
    };
  }

  const isPossible = ({ contest, entry }: OwnEntry): boolean =>
    contest.resultsAt !== undefined && entry.state === 'open' && shownPictures(entry.submission ?? NONE).length > 0;

  return {
    async stateOf(memberId: string, own: OwnEntry) {
      const id = toWorkId(own.entry.id, memberId);
      const state = await findWorkState(memberId, id);
      return {
        id: state === 'shown' ? id : null,
        isPossible: state === undefined && isPossible(own),
        hasFeedback: own.contest.resultsAt !== undefined && (await feedbackOf(own.entry)).length > 0,
      };
    },

    /**
     * Adds the entry to the caller's profile as a work, at most once.
     *
     * @throws AppError `conflict` if there are no results yet, the entry has no picture, or the work has been deleted
     */
    async make(memberId: string, contestId: string, withFeedback: boolean): Promise<string> {
      const own = await findOwn(memberId, contestId);
      const id = toWorkId(own.entry.id, memberId);
      const state = await findWorkState(memberId, id);
      if (state === 'shown') return id;
      if (state === 'deleted') throw new AppError('conflict', DELETED);
      if (!own.contest.resultsAt) throw new AppError('conflict', 'You can add an entry as a work after the results.');
      const { submission } = own.entry;
      if (!submission || !isPossible(own)) throw new AppError('conflict', NO_PICTURE);
      await addWork(memberId, id, await toWork(own, submission, withFeedback));
      return id;
    },
  };
}

const NONE: Pick<NonNullable<ContestEntry['submission']>, 'files'> = { files: [] };

export type EntryWorks = ReturnType<typeof createEntryWorks>;
