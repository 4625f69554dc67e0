export interface SavedWork {
  workId: string;
  at: Date;
}

/** Works that a member has saved, in their order. */
export interface Collection {
  id: string;
  ownerId: string;
  name: string;
  isPublic: boolean;
  isDefault: boolean;
  /** Whether moderators have made it private. */
  isRemoved: boolean;
  works: SavedWork[];
  state: 'shown' | 'deleted';
  deletedAt?: Date;
  updatedAt: Date;
  /** Revision number. */
  acts: number;
}

/** What identifies a changed collection to those who show it. */
export type ChangedCollection = Pick<Collection, 'id' | 'ownerId'>;

export const isOpen = ({ isPublic, isRemoved, state }: Collection): boolean =>
  isPublic && !isRemoved && state === 'shown';
