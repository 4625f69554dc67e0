import { can } from '@verse/api-contract/rights';
import type { Person } from '../../platform/http';

export const mayPublish = ({ role }: Person): boolean => can(role, 'posts.publish');

export const isEditor = ({ role }: Person): boolean => can(role, 'posts.edit-all');
