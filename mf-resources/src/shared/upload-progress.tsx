import { ProgressBar } from '@verse/ui';

/** How much of a form has gone, from 0 to 1; then the server has it all and draws the pictures. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  if (percent >= 100) return <ProgressBar label="Preparing your pictures…" />;
  return <ProgressBar label="Uploading" value={share} max={1} figure={`${percent} %`} />;
}
