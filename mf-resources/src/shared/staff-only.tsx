import type { ReactNode } from 'react';
import { useWritingRights } from './writing-rights';

/** Restricts a page to editors. The API rejects requests of other users in any case. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { mayReview } = useWritingRights();
  return mayReview ? children : <p>This page is for editors.</p>;
}
