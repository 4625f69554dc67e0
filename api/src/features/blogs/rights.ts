import type { Person } from '../../platform/http';

/** Authors, editors and administrators publish; what everybody else writes waits for review. */
export function mayPublish({ role }: Person): boolean {
  return role === 'author' || role === 'editor' || role === 'admin';
}

/** Editors and administrators work on the posts of all. */
export function isEditor({ role }: Person): boolean {
  return role === 'editor' || role === 'admin';
}
