import { z } from 'zod';
import {
  domainCodeSchema,
  domainCodeSentSchema,
  domainEmailSchema,
  domainFormSchema,
  domainQuerySchema,
  domainRecordSchema,
  logoSchema,
  organisationDeletionFormSchema,
  organisationDeletionSchema,
} from '@verse/api-contract/work/organisations.schema';
import { type Form, NO_STORE, noContent, reply, type Route, route } from '../../../platform/http';
import type { ClosingService } from './closing.service';
import type { DomainService } from './domain.service';
import type { LogoService, SentLogo } from './logo.service';
import { forMembers, ONE, orTold, own } from './organisations.routes';

interface Dependencies {
  logos: LogoService;
  form: Form<SentLogo>;
  domains: DomainService;
  closing: ClosingService;
}

const DOMAIN = `${ONE}/domain`;

const logoRoutes = ({ logos, form }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${ONE}/logo`,
      summary: 'Set the logo from the part `picture`; without the part, set only its alternative text',
      ...forMembers,
      ifMatch: true,
      form,
      body: logoSchema.extend({ picture: z.string().meta({ format: 'binary' }).optional() }),
      responses: { 200: own },
      errors: [400, 404, 409, 411, 413, 415, 422, 428, 429, 503],
    },
    ({ person, params, version, body }) => orTold(logos.set(person, params.handle, version, body)),
    ({ person, params }) => logos.admit(person, params.handle),
  ),
  route(
    {
      method: 'delete',
      path: `${ONE}/logo`,
      summary: 'Remove the logo',
      ...forMembers,
      ifMatch: true,
      responses: { 200: own },
      errors: [404, 409, 428],
    },
    ({ person, params, version }) => orTold(logos.remove(person, params.handle, version)),
  ),
];

const recordRoutes = ({ domains }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${ONE}/domain-record`,
      summary: 'Get the DNS record that verifies a domain for an organisation',
      ...forMembers,
      query: domainQuerySchema,
      responses: { 200: { description: 'The record', schema: domainRecordSchema } },
      errors: [400, 404, 409],
    },
    async ({ person, params, query }) =>
      reply(200, await domains.record(person, params.handle, query.domain), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: DOMAIN,
      summary: 'Verify a domain by its DNS record',
      ...forMembers,
      body: domainFormSchema,
      responses: { 200: own },
      errors: [400, 404, 409, 413, 415, 429, 503],
    },
    ({ person, params, body }) => orTold(domains.checkRecord(person, params.handle, body.domain)),
  ),
];

const codeRoutes = ({ domains }: Dependencies): Route[] => [
  route(
    {
      method: 'post',
      path: `${DOMAIN}/code`,
      summary: 'Send a verification code to an address at a domain',
      ...forMembers,
      body: domainEmailSchema,
      responses: { 202: { description: 'On its way', schema: domainCodeSentSchema } },
      errors: [400, 404, 409, 413, 415, 429, 503],
    },
    async ({ person, params, body }) => reply(202, await domains.sendCode(person, params.handle, body.email), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: `${DOMAIN}/confirm`,
      summary: 'Verify a domain by the code that was sent',
      ...forMembers,
      body: domainCodeSchema,
      responses: { 200: own },
      errors: [400, 404, 409, 413, 415],
    },
    ({ person, params, body }) => orTold(domains.confirmCode(person, params.handle, body.code)),
  ),
  route(
    {
      method: 'delete',
      path: DOMAIN,
      summary: 'Remove the verified domain',
      ...forMembers,
      responses: { 200: own },
      errors: [404, 409],
    },
    ({ person, params }) => orTold(domains.remove(person, params.handle)),
  ),
];

const deletionRoutes = ({ closing }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${ONE}/deletion`,
      summary: 'Count the jobs and applications that deleting an organisation would close, and its members',
      ...forMembers,
      responses: { 200: { description: 'The numbers', schema: organisationDeletionSchema } },
      errors: [404],
    },
    async ({ person, params }) => reply(200, await closing.preview(person, params.handle), NO_STORE),
  ),
  route(
    {
      method: 'delete',
      path: ONE,
      summary: 'Delete an organisation and close its jobs; its handle is required as confirmation',
      ...forMembers,
      body: organisationDeletionFormSchema,
      responses: { 204: { description: 'Deleted' } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      await closing.delete(person, params.handle, body.confirm);
      return noContent(NO_STORE);
    },
  ),
];

/** Routes available only to owners. */
export const managementRoutes = (dependencies: Dependencies): Route[] => [
  ...logoRoutes(dependencies),
  ...recordRoutes(dependencies),
  ...codeRoutes(dependencies),
  ...deletionRoutes(dependencies),
];
