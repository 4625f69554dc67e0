import { sampleMembersSchema } from '@verse/api-contract/identity/profiles.schema';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import type { ProfileRepository } from './profiles.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'sampleHandles'>;
}

/** Lists the sample people in this installation. Other installations may have different ones or none. */
export const sampleMembersRoute = ({ profiles }: Dependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/sample-members',
      summary: 'List the handles of sample members, who have profiles without accounts',
      permission: PUBLIC,
      responses: { 200: { description: 'A few', schema: sampleMembersSchema } },
    },
    async () => reply(200, { handles: await profiles.sampleHandles() }, NO_STORE),
  );
