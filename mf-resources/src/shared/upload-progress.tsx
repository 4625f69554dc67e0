import { ProgressBar } from '@verse/ui';

/**
 * Upload progress, as a fraction from 0 to 1. At 1, the server has received everything and is processing the pictures.
 */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  if (percent >= 100) return <ProgressBar label="Preparing your pictures…" />;
  return <ProgressBar label="Uploading" value={share} max={1} figure={`${percent} %`} />;
}
