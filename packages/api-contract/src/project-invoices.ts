export type * from './project-invoices.schema';
export * from './project-invoices.values';

/** Returns the id of a milestone's credit note, as used in URLs. */
export const creditNoteOf = (milestone: string): string => `${milestone}-credit`;
