import type { OrganisationForm, OwnOrganisation } from '@verse/api-contract/api';
import { ownOrganisationSchema } from '@verse/api-contract/work/organisations.schema';
import { tokenOf, type Town, type Visitor } from './people';

export const ORGANISATIONS = '/api/organisations';

export const organisationForm = (more: Partial<OrganisationForm> = {}): OrganisationForm => ({
  name: 'Lantern Street',
  handle: 'lantern-street',
  description: 'We light streets.',
  links: ['lantern.example/work'],
  ...more,
});

export async function createOrganisation(
  visitor: Visitor,
  more: Partial<OrganisationForm> = {},
): Promise<OwnOrganisation> {
  const answer = await visitor.post(ORGANISATIONS, organisationForm(more));
  if (answer.status !== 201) throw new Error(`not created: ${answer.status} ${await answer.text()}`);
  return ownOrganisationSchema.strict().parse(await answer.json());
}

export const idOf = async (visitor: Visitor): Promise<string> => (await visitor.session()).user!.id;

/** Invites a visitor by email, and returns the token from the email. */
export async function invite(
  town: Town,
  owner: Visitor,
  email: string,
  { role = 'recruiter', handle = 'lantern-street' } = {},
): Promise<string> {
  const answer = await owner.post(`${ORGANISATIONS}/${handle}/invitations`, { email, role });
  if (answer.status !== 201) throw new Error(`not invited: ${answer.status} ${await answer.text()}`);
  return tokenOf((await town.mails()).at(-1));
}

export const accept = (visitor: Visitor, token: string) =>
  visitor.post('/api/organisation-invitations/accept', { token });

/** Creates a member who has the given role in an organisation. */
export async function memberWith(
  town: Town,
  owner: Visitor,
  role: string,
  { email = `${role}-${Math.random().toString(36).slice(2)}@example.org`, handle = 'lantern-street' } = {},
): Promise<Visitor> {
  const visitor = await town.resident('member', email);
  const answer = await accept(visitor, await invite(town, owner, email, { role, handle }));
  if (answer.status !== 200) throw new Error(`not joined: ${answer.status} ${await answer.text()}`);
  return visitor;
}

/** Returns the current version of an organisation that the visitor belongs to. */
export async function organisationVersion(visitor: Visitor, handle: string): Promise<number> {
  const answer = await visitor.get('/api/me/organisations');
  const { organisations } = (await answer.json()) as { organisations: OwnOrganisation[] };
  return organisations.find((one) => one.handle === handle)!.version;
}
