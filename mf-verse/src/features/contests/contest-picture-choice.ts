import type { Picture } from '@verse/api-contract/blogs';
import { type Contest, CONTEST_PICTURE_TEXTS } from '@verse/api-contract/contests';
import { faultsIn } from '@verse/api-contract/text';
import type { ContestAct } from './contests.api';

/** The picture that a contest is to have: the one it has, a new one, or none. */
export interface PictureChoice {
  kept: Picture | null;
  file: File | undefined;
  alt: string;
}

export const pictureOf = (contest: Contest | undefined): PictureChoice => {
  const kept = contest?.picture ?? null;
  return { kept, file: undefined, alt: kept?.alt ?? '' };
};

/** Nothing where the contest has this picture with these words, or has none. */
export function pictureActOf({ id, version, picture }: Contest, { kept, file, alt }: PictureChoice): ContestAct | null {
  if (file || (kept && alt !== picture?.alt)) return { what: 'picture', id, version, alt, file };
  return picture && !kept ? { what: 'no picture', id, version } : null;
}

/** A picture needs words; that of a sample, which says nothing new, does without until somebody writes some. */
export function faultsOfPicture({ kept, file, alt }: PictureChoice): Record<string, string | undefined> {
  const needsWords = file !== undefined || (kept !== null && kept.alt !== '');
  return needsWords ? faultsIn(CONTEST_PICTURE_TEXTS, { alt }) : {};
}
