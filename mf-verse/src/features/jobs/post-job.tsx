import { type ReactNode, useState } from 'react';
import type { Job } from '@verse/api-contract/jobs';
import { useSession } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { JobFormDialog } from './job-form-dialog';
import { mayPost } from './may-post';

interface PostJobProps {
  onDone: (job: Job) => void;
  /** Shown to others. */
  children: ReactNode;
}

/** Posts a job of the site. */
export function PostJob({ onDone, children }: PostJobProps) {
  const [isPosting, setPosting] = useState(false);
  if (!mayPost(useSession())) return children;
  return (
    <>
      <Button variant="secondary" onClick={() => setPosting(true)}>
        Post a job
      </Button>
      {isPosting ? <JobFormDialog onClose={() => setPosting(false)} onDone={onDone} /> : null}
    </>
  );
}
