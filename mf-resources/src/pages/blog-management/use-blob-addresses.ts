import { useEffect, useMemo, useState } from 'react';

/** Returns the address of a blob. An address exists only while the component shows its blob. */
export function useBlobAddresses(blobs: readonly (Blob | null)[]): (blob: Blob) => string | undefined {
  const [shown, setShown] = useState(blobs);
  if (shown.length !== blobs.length || shown.some((blob, index) => blob !== blobs[index])) setShown(blobs);
  const addresses = useMemo(
    () => new Map(shown.flatMap((blob) => (blob ? [[blob, URL.createObjectURL(blob)] as const] : []))),
    [shown],
  );
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return (blob) => addresses.get(blob);
}
