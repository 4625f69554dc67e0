/** Returns the name of a member's outbox for first messages. */
export const firstOutboxOf = (memberId: string): string => `first ${memberId}`;
