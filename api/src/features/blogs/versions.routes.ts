import type { Router } from 'express';
import type { BlogVersion, BlogVersionPage } from '@verse/api-contract/blogs';
import { AppError, identify, personOf, versionOf, type Authenticate } from '../../platform/http';
import { pictureView } from '../../platform/images';
import { orBoth, sendManaged } from './editing.routes';
import type { EditingService } from './editing.service';
import type { PostVersion } from './versions.repository';

export interface VersionsRoutesDependencies {
  editing: EditingService;
  requirePublisher: Authenticate;
  /** What somebody is called; '' when they are gone. */
  nameOf: (userId: string) => Promise<string>;
}

function numberIn(text: unknown): number {
  const version = /^\d{1,9}$/.test(String(text)) ? Number(text) : 0;
  if (version < 1) throw new AppError('not-found', 'not-found', 'There is no such version.');
  return version;
}

/** What a post was, for those who may work on it. */
export function addVersionsRoutes(router: Router, { editing, requirePublisher, nameOf }: VersionsRoutesDependencies): void {
  const identified = identify(requirePublisher);

  async function present({ version, title, edited }: PostVersion): Promise<BlogVersion> {
    return { version, title, by: await nameOf(edited.by), savedAt: edited.at.toISOString() };
  }

  async function presentWhole(post: PostVersion): Promise<BlogVersionPage> {
    const { category, readTime, content, thumbnail, images } = post;
    return {
      ...(await present(post)), category, readTime, content,
      picture: pictureView(thumbnail.picture, thumbnail.alt),
      contentImages: images.map(({ picture, alt }) => pictureView(picture, alt)),
    };
  }

  router.get('/api/blogs/:id/versions', identified, async (request, response) => {
    const versions = await editing.versions(personOf(response), String(request.params.id));
    response.set('Cache-Control', 'no-store').json(await Promise.all(versions.map(present)));
  });

  router.get('/api/blogs/:id/versions/:version', identified, async (request, response) => {
    const version = await editing.version(personOf(response), String(request.params.id), numberIn(request.params.version));
    response.set('Cache-Control', 'no-store').json(await presentWhole(version));
  });

  router.post('/api/blogs/:id/versions/:version/restore', identified, async (request, response) => {
    const { id } = request.params;
    sendManaged(response, await orBoth(editing.bringBack(personOf(response), String(id), versionOf(request), numberIn(request.params.version)), {}));
  });
}
