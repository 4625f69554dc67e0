import type { Contest, Picture } from '@verse/api-contract/api';
import { CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests/contest-form.values';
import { findTextErrors } from '@verse/api-contract/text';
import type { ApiClient } from '@verse/contract';
import { removePicture, setPicture } from './contest-changes.api';

/** The selected contest picture: the current one, a new one, or none. */
export interface PictureChoice {
  kept: Picture | null;
  file: File | undefined;
  alt: string;
}

export const getPictureChoice = (contest: Contest | undefined): PictureChoice => {
  const kept = contest?.picture ?? null;
  return { kept, file: undefined, alt: kept?.alt ?? '' };
};

/** Returns the API call that saves the selection, or `null` if nothing has changed. */
export function findPictureCall(contest: Contest, { kept, file, alt }: PictureChoice) {
  if (file || (kept && alt !== contest.picture?.alt))
    return (api: ApiClient) => setPicture(api, contest, { alt, file });
  return contest.picture && !kept ? (api: ApiClient) => removePicture(api, contest) : null;
}

/** Requires an alternative text, unless the current picture is a sample picture without one. */
export function checkPicture({ kept, file, alt }: PictureChoice): Record<string, string | undefined> {
  const needsWords = file !== undefined || (kept !== null && kept.alt !== '');
  return needsWords ? findTextErrors(CONTEST_PICTURE_TEXTS, { alt }) : {};
}
