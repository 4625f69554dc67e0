import type { ReactNode } from 'react';
import { useWritingRights } from './writing-rights';

/** Shows a page only to editors. The API itself rejects requests from other users. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { mayReview } = useWritingRights();
  return mayReview ? children : <p>This page is for editors.</p>;
}
