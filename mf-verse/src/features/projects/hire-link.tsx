import { Link } from 'react-router-dom';
import type { Project } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';

/** Links a project that began with a hire to the application and its messages. */
export function HireLink({ project: { hire } }: { project: Project }) {
  const { href } = useShell();
  if (!hire) return null;
  const { jobId, organisation, applicationId: id } = hire;
  const to =
    id === null
      ? href('own-application', { id: jobId })
      : organisation && href('applicant', { handle: organisation.handle, id });
  if (!to) return null;
  return (
    <p>
      <Link to={to}>Application and its messages</Link>
    </p>
  );
}
