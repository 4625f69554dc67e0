import type { MadeHow } from '@verse/api-contract/community/community-posts.values';
import type { PictureRecord } from '../../../platform/images';

export interface WorkPicture {
  picture: PictureRecord;
  alt: string;
}

export interface Work {
  id: string;
  memberId: string;
  title: string;
  description: string;
  role: string;
  // Absent from works added in earlier releases.
  problem?: string | undefined;
  decisions?: string | undefined;
  result?: string | undefined;
  madeHow?: MadeHow | undefined;
  /** Tags, stored without the leading `#`. */
  tags?: string[] | undefined;
  link: string;
  year: number | null;
  pictures: WorkPicture[];
  /** Sort key between the keys of the neighbouring works, so that moving a work writes only one document. */
  position: string;
  state: 'shown' | 'deleted';
  /** Absent from works added in earlier releases. */
  addedAt?: Date;
  deletedAt?: Date;
  version: number;
}
