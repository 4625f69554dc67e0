import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';
import { Button } from '@verse/ui';
import { ContestFormDialog } from './contest-form-dialog';

export function AddContest() {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  if (!can(useSession().user?.role, 'contests.write')) return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        Add a contest
      </Button>
      {isAdding ? <ContestFormDialog onClose={() => setAdding(false)} onDone={() => void revalidate()} /> : null}
    </div>
  );
}
