/** People whom a member hears nothing of. */
export interface Unseen {
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
}

export const isUnseen = ({ blocked, muted }: Unseen, id: string): boolean => blocked.has(id) || muted.has(id);
