import { once } from 'node:events';
import { AppError, type Reply } from '../../../platform/http';
import type { BlobStore } from '../../../store';
import type { EntryFile } from '../entries/entry';

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};

const missing = () => new AppError('unavailable', 'This file is missing just now. Please try again later.');

/** Sends the copy without metadata, part by part, under a name that says nothing about its makers. */
export async function sendShownFile(
  blobs: Pick<BlobStore, 'get'>,
  name: string,
  { type, bytes, parts }: NonNullable<EntryFile['shown']>,
): Promise<Reply> {
  const first = parts[0] ? await blobs.get(parts[0].blob) : undefined;
  if (!first) throw missing();
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}.${ENDINGS[type] ?? 'bin'}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Content-Length': String(bytes),
  };
  return async (request, response) => {
    response.status(200).set(headers);
    if (request.method === 'HEAD') return void response.end();
    for (const [index, part] of parts.entries()) {
      const chunk = index === 0 ? first : await blobs.get(part.blob);
      // After the first part only a broken connection can signal that the file is incomplete.
      if (!chunk || response.destroyed) return void response.destroy();
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  };
}
