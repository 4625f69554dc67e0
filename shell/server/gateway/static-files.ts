import path from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import type { RequestHandler, Response } from 'express';
import { type Release, isReleaseId, isSafeFile } from '../releases/release';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const isFile = (file: string) => stat(file).then((found) => found.isFile(), () => false);

async function send(response: Response, file: string, accepted: string) {
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const packed = coding && `${file}.${coding === 'gzip' ? 'gz' : 'br'}`;
  const isPacked = packed !== undefined && (await isFile(packed));
  const body = await readFile(isPacked ? packed : file);
  response
    .set({
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': coding } : {}),
    })
    .end(body);
}

interface StaticFilesOptions {
  releasesDir: string;
  sections: string[];
  /** The shell's own release, which may lie elsewhere: in the image that this process runs from. */
  own: Release;
}

/**
 * `/mf/<section>/<release>/client/…`: the browser's half of every release that lies in the folder, old ones included, so
 * that open tabs go on with theirs. A release never changes, so neither do its files.
 */
export function staticFiles({ releasesDir, sections, own }: StaticFilesOptions): RequestHandler {
  const folderOf = (section: string, release: string) => (release === own.release && section === own.section ? own.folder : path.join(releasesDir, section, release));
  return async (request, response, next) => {
    const [, section = '', release = '', ...rest] = request.path.split('/');
    const name = rest.join('/');
    const isOurs = sections.includes(section) && isReleaseId(release) && name.startsWith('client/') && isSafeFile(name) && !/\.(br|gz)$/.test(name);
    const file = path.join(folderOf(section, release), name);
    if (!isOurs || !['GET', 'HEAD'].includes(request.method) || !(await isFile(file))) return next();
    await send(response, file, String(request.headers['accept-encoding'] ?? ''));
  };
}
