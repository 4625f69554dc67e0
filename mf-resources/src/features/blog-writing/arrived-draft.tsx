import { formatShortMoment } from '@verse/api-contract/formats';
import { Alert, Button, Cluster } from '@verse/ui';
import type { Draft } from './draft';

/** Offers to continue a draft that was started on another device. */
export function ArrivedDraft({ draft, onContinue }: { draft: Draft; onContinue: (draft: Draft) => void }) {
  const name = draft.title.trim() || 'Untitled draft';
  return (
    <Alert title="Started on another device">
      <p>
        “{name}”, saved on {formatShortMoment(draft.savedAt)}.
      </p>
      <Cluster>
        <Button size="small" variant="secondary" onClick={() => onContinue(draft)}>
          Continue here
        </Button>
      </Cluster>
    </Alert>
  );
}
