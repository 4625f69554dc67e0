const NEW_MEMBER = { isNewMember: true } as const;

/** The navigation state of the profile after a sign-up. The URL is the one that all members have. */
export const newMemberState = (isNew: boolean) => (isNew ? NEW_MEMBER : undefined);

export const isNewMember = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewMember' in state;
