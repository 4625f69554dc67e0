import { z } from 'zod';
import type { OwnProfile } from '@verse/api-contract/api';
import {
  handleChangeSchema,
  ownProfileSchema,
  profileChangeSchema,
  profilePictureSchema,
} from '@verse/api-contract/identity/profiles.schema';
import { orConflict, type Reply, reply, type Route, route } from '../../../platform/http';
import type { OwnProfileService } from './own-profile.service';
import type { createPictureForms } from './picture-forms';

interface Dependencies {
  service: OwnProfileService;
  forms: ReturnType<typeof createPictureForms>;
}

const PATH = '/api/me/profile';
const profile = { description: 'The caller’s profile', schema: ownProfileSchema };
const CHANGED = 'You changed your profile in another window. Take a look, then save again.';
const permission = 'profile.keep' as const;
const errors = [400, 404, 409, 413, 415, 428, 429, 503];

const answer = (own: OwnProfile): Reply =>
  reply(200, own, { headers: { 'Cache-Control': 'no-store', ETag: `"${own.version}"` } });

const orTold = async (work: Promise<OwnProfile>): Promise<Reply> =>
  answer(await orConflict(work, (current) => ({ message: CHANGED, details: { current } })));

const pictureRoutes = ({ service, forms }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/:which`,
      summary: 'Set the picture or the cover, from one file in the part `pictures`',
      permission,
      ifMatch: true,
      params: profilePictureSchema,
      form: forms.picture,
      body: z.object({ pictures: z.string().meta({ format: 'binary' }) }),
      responses: { 200: profile },
      errors,
    },
    ({ person, version, params, body }) => orTold(service.setPicture(person, version, params.which, body)),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/:which`,
      summary: 'Remove the picture or the cover',
      permission,
      ifMatch: true,
      params: profilePictureSchema,
      responses: { 200: profile },
      errors,
    },
    ({ person, version, params }) => orTold(service.setPicture(person, version, params.which, null)),
  ),
];

export function ownProfileRoutes({ service, forms }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'Get the caller’s profile with all fields',
        permission,
        responses: { 200: profile },
      },
      async ({ person }) => answer(await service.find(person)),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Update the given fields of the caller’s profile',
        permission,
        ifMatch: true,
        body: profileChangeSchema,
        responses: { 200: profile },
        errors,
      },
      ({ person, version, body }) => orTold(service.change(person, version, body)),
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/handle`,
        summary: 'Change the handle; links with the previous one still work',
        permission,
        ifMatch: true,
        body: handleChangeSchema,
        responses: { 200: profile },
        errors,
      },
      ({ person, version, body }) => orTold(service.rename(person, version, body.handle)),
    ),
    ...pictureRoutes({ service, forms }),
  ];
}
