import type { ReactNode } from 'react';
import { useWritingRights } from './writing-rights';

/** Says whom a page is for. The API refuses everyone else in any case. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { mayReview } = useWritingRights();
  return mayReview ? children : <p>This page is for editors.</p>;
}
