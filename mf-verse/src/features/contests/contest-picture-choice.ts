import type { Picture } from '@verse/api-contract/blogs';
import { type Contest, CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { faultsIn } from '@verse/api-contract/text';
import type { ApiClient } from '@verse/contract';
import { removePicture, setPicture } from './contests.api';

/** The picture that a contest is to have: the one it has, a new one, or none. */
export interface PictureChoice {
  kept: Picture | null;
  file: File | undefined;
  alt: string;
}

export const getPictureChoice = (contest: Contest | undefined): PictureChoice => {
  const kept = contest?.picture ?? null;
  return { kept, file: undefined, alt: kept?.alt ?? '' };
};

/** Returns the call that saves the choice; null where the contest has this picture with this text already. */
export function findPictureCall(contest: Contest, { kept, file, alt }: PictureChoice) {
  if (file || (kept && alt !== contest.picture?.alt))
    return (api: ApiClient) => setPicture(api, contest, { alt, file });
  return contest.picture && !kept ? (api: ApiClient) => removePicture(api, contest) : null;
}

/** A picture needs an alternative text; a sample picture may keep an empty one. */
export function checkPicture({ kept, file, alt }: PictureChoice): Record<string, string | undefined> {
  const needsWords = file !== undefined || (kept !== null && kept.alt !== '');
  return needsWords ? faultsIn(CONTEST_PICTURE_TEXTS, { alt }) : {};
}
