/** Returns the name of a member's first-message outbox. */
export const firstMessageOutboxName = (memberId: string): string => `first ${memberId}`;
