import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OwnPackages } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { canReload, type Result, useSend } from '@verse/contract/server-state';
import { type PackageForm, savePackages } from './packages.api';

/**
 * Moves and removes packages. The packages are reloaded after every change, even a rejected one, so that the next
 * change is based on the stored packages.
 */
export function usePackageChanges({ packages, version }: OwnPackages) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result<OwnPackages>>();

  async function put(next: PackageForm[], on: number): Promise<Result<OwnPackages>> {
    setBusy(true);
    const answer = await send((api) => savePackages(api, next, on));
    setResult(answer);
    if (canReload(answer)) await revalidate();
    setBusy(false);
    return answer;
  }

  function move(at: number, to: number) {
    const moved = [...packages];
    moved.splice(to, 0, ...moved.splice(at, 1));
    void put(moved, version);
  }

  async function remove(at: number) {
    const answer = await put(packages.toSpliced(at, 1), version);
    if (!answer.ok) return;
    const { value } = answer;
    // The stored package has been deleted, so Undo adds it as a new one.
    const again = () =>
      void put(value.packages.toSpliced(at, 0, { ...packages[at]!, id: null } as never), value.version);
    notify({ tone: 'info', text: 'Package removed.', action: { label: 'Undo', run: again } });
  }

  return { move, remove: (at: number) => void remove(at), result, isBusy };
}
