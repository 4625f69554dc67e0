import { can } from '@verse/api-contract/rights';
import type { Person } from '../../../platform/http';
import { SITE_OWNER } from '../../../platform/stored-blobs';

export const mayPublish = ({ role }: Person): boolean => can(role, 'posts.publish');

export const isEditor = ({ role }: Person): boolean => can(role, 'posts.edit-all');

/**
 * Returns the account whose upload quota the pictures count towards, or the site for people who may publish, because
 * they write on behalf of the site.
 */
export const ownerOfPictures = (author: Person): string => (mayPublish(author) ? SITE_OWNER : author.id);
