import { useAction } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { saySpread } from './labels';
import { countSpread } from './people-desk.api';

/** Says how much an erasure would hide, before it does. */
export function SpreadPreview({ id, days }: { id: string; days: number }) {
  const { run, result, isBusy } = useAction((api, input: number) => countSpread(api, id, input), {
    shouldRevalidate: () => false,
  });
  return (
    <div>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void run(days)}>
        Count what this hides
      </Button>
      <MutedText role="status">{result?.ok ? `It hides ${saySpread(result.value)}.` : ''}</MutedText>
    </div>
  );
}
