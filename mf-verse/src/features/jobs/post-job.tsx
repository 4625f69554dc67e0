import { useState } from 'react';
import type { Job } from '@verse/api-contract/api';
import { useSession } from '@verse/contract/react';
import { type ChangeList, listChanges } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { JobFormDialog } from './job-form-dialog';
import { mayPost } from './may-post';

interface PostJobProps {
  /** Changes the list of jobs. */
  change: ChangeList<Job>;
}

/** Posts one of the site's own jobs. */
export function PostJob({ change }: PostJobProps) {
  const [isPosting, setPosting] = useState(false);
  if (!mayPost(useSession())) return null;
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => setPosting(true)}>
          Post a job
        </Button>
      </div>
      {isPosting ? <JobFormDialog onClose={() => setPosting(false)} onDone={listChanges(change).add} /> : null}
    </>
  );
}
