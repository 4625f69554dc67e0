/** The outbox of one member's first messages. */
export const firstOutboxOf = (memberId: string): string => `first ${memberId}`;
