import { z } from 'zod';
import { BAD_EMAILS, BAD_WEB_ADDRESSES, GOOD_EMAILS, GOOD_WEB_ADDRESSES } from '@verse/api-contract/address-samples';
import { PASSWORD, startTown, type Town } from '../test/people';
import { stopApis } from '../test/start-api';
import { routeName } from './platform/http';

afterEach(stopApis);

interface Field {
  name: string;
  schema: z.ZodType;
}

/** Returns the fields of a schema that hold one text, by name, at any depth. */
function textFields(schema: z.ZodType, name = ''): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textFields(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodPipe) return [{ name, schema }];
  if (schema instanceof z.ZodArray) return textFields(schema.element as z.ZodType, name);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, one]) => textFields(one, key));
  return schema instanceof z.ZodString ? [{ name, schema }] : [];
}

/** Its handler checks the address, so that a page can show the error. */
const PLAIN_FORM = 'POST /api/waiting-lists';

/** Drafts keep what is typed, a domain is no address, and a sign-in only looks an address up. */
const LOOSE =
  /job-drafts|DELETE|entries\/own|\/draft|POST \/api\/briefs|\/domain|\/signin|\/forgot-password|\/resend-verification/;

function fieldsNamed(town: Town, pattern: RegExp): Record<string, z.ZodType> {
  const routes = town.api.features.flatMap(({ routes: own }) => own);
  return Object.fromEntries(
    routes.flatMap((route) =>
      !route.body || LOOSE.test(routeName(route)) || routeName(route) === PLAIN_FORM
        ? []
        : textFields(route.body)
            .filter(({ name }) => pattern.test(name))
            .map(({ name, schema }) => [`${routeName(route)} ${name}`, schema] as const),
    ),
  );
}

const refusals = (fields: Record<string, z.ZodType>, samples: readonly string[], isGood: boolean) =>
  Object.entries(fields).flatMap(([field, schema]) =>
    samples
      .filter((sample) => sample.trim() !== '' && schema.safeParse(sample).success !== isGood)
      .map((sample) => `${field}: ${sample}`),
  );

// @proves ADR-01
it('every field for an email address follows one rule', async () => {
  const town = await startTown();
  const fields = fieldsNamed(town, /email/i);
  expect(Object.keys(fields).length).toBeGreaterThan(4);
  expect(refusals(fields, GOOD_EMAILS, true)).toEqual([]);
  expect(refusals(fields, BAD_EMAILS, false)).toEqual([]);
});

// @proves ADR-01
it('every field for a web address accepts good ones and refuses what leads elsewhere', async () => {
  const town = await startTown();
  const fields = fieldsNamed(town, /^(?:url|site|links?)$/);
  expect(Object.keys(fields).length).toBeGreaterThan(4);
  const secure = GOOD_WEB_ADDRESSES.filter((one) => /^https:/i.test(one));
  expect(refusals(fields, secure, true)).toEqual([]);
  // Some fields complete an address that is typed without a scheme, and some remove what is not seen.
  const always = BAD_WEB_ADDRESSES.filter(
    (one) => /^(?:https?|ftp|javascript|data):/.test(one) && one === one.trim() && !/\p{Cf}/u.test(one),
  );
  expect(refusals(fields, always, false)).toEqual([]);
});

// @proves ADR-01 GAP-032
it('a member with an unusual address signs up, verifies, signs in in each spelling, and is one account', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  for (const [typed, stored] of [
    ['First&Last@Example.org', 'first&last@example.org'],
    ['user#1@example.org', 'user#1@example.org'],
    ['Ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ] as const) {
    const visitor = town.visitor();
    const signUp = { lastname: 'Obi', firstname: 'Ada', email: typed, password: PASSWORD };
    expect((await visitor.post('/api/signup', signUp)).status).toBe(201);
    const [mail] = await town.mails();
    expect(mail).toMatchObject({ to: stored, subject: 'Verify your email' });
    const token = new URL(mail!.action!.url).searchParams.get('token');
    expect((await visitor.post('/api/verify-email', { token })).status).toBe(200);
    for (const spelling of [typed, stored]) {
      const browser = await town.visitor().signIn(spelling);
      expect((await browser.session()).user).toMatchObject({ email: stored, emailVerified: true });
    }
    const again = { ...signUp, email: stored };
    expect((await town.visitor().post('/api/signup', again)).status).toBe(201);
    expect(await town.api.store.db.collection('auth_user').countDocuments({ email: stored })).toBe(1);
    await town.mails();
  }
});
