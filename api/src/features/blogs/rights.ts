import { can } from '@verse/api-contract/rights';
import type { Person } from '../../platform/http';

export const mayPublish = ({ role }: Person): boolean => can(role, 'posts.publish');

export const isEditor = ({ role }: Person): boolean => can(role, 'posts.edit-all');

/** Account whose upload quota the pictures count against; none for publishers, who write for the site. */
export const ownerOfPictures = (author: Person): string | null => (mayPublish(author) ? null : author.id);
