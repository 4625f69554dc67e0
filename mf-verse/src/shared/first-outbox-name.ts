/** Returns the name of a member's outbox for first messages. */
export const firstMessageOutboxName = (memberId: string): string => `first ${memberId}`;
