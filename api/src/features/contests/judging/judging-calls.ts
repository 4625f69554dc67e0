import { z } from 'zod';
import { byId } from '../contests.routes';

export const NUMBER = z.string().regex(/^[1-9]\d{0,5}$/);
export const POSITION = z.string().regex(/^\d{1,6}$/);

export const byEntry = byId.extend({ number: NUMBER });
export const byContestOfOrganisation = byId.extend({ handle: z.string().regex(/^[\w-]{1,60}$/) });
export const byEntryOfOrganisation = byContestOfOrganisation.extend({ number: NUMBER });
/** The page begins after this entry number or rank. */
export const pageQuery = z.object({ after: POSITION.optional() });
export const afterOf = ({ after }: { after?: string | undefined }): number => Number(after ?? 0);
