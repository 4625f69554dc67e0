import type { ReactNode } from 'react';
import { useWritingRights } from './writing-rights';

/** Restricts a page to editors. In any case, the API rejects requests from other users. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { mayReview } = useWritingRights();
  return mayReview ? children : <p>This page is for editors.</p>;
}
