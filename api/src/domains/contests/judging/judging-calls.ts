import { z } from 'zod';
import { byHandleAndId, byId } from '../contest-calls';

const number = z.string().regex(/^[1-9]\d{0,5}$/);
export const POSITION = z.string().regex(/^\d{1,6}$/);

export const byEntry = byId.extend({ number });
export const byEntryOfOrganisation = byHandleAndId.extend({ number });
/** The page begins after this entry number or rank. */
export const pageQuery = z.object({ after: POSITION.optional() });
export const afterOf = ({ after }: { after?: string | undefined }): number => Number(after ?? 0);
