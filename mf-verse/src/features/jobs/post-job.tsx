import { type ReactNode, useState } from 'react';
import type { Job } from '@verse/api-contract/jobs';
import { useSession } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { JobFormDialog } from './job-form-dialog';
import { mayPost } from './may-post';

interface PostJobProps {
  onDone: (job: Job) => void;
  /** Shown to visitors who may not post jobs. */
  children: ReactNode;
}

/** Posts one of the site's own jobs. */
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
