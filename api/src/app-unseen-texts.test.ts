import type { z } from 'zod';
import { productFormSchema } from '@verse/api-contract/commerce/store-admin.schema';
import { workEditionSchema } from '@verse/api-contract/identity/profiles.schema';
import { draftRequestSchema } from '@verse/api-contract/publishing/blog-drafts.schema';
import { blogEditionSchema } from '@verse/api-contract/publishing/blogs.schema';
import { startApi, stopApis } from '../test/start-api';
import { routeName } from './platform/http';

afterEach(stopApis);

const UNSEEN = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u200e',
  '\u2060',
  '\u202e',
  '\ufe0f',
  ' \u200d\n',
  '\u{e0020}',
];
const TURNED = 'Some plain words \u202egpj.exe\u202c';
const PLAIN = 'Some plain words gpj.exe';
/** Fields that are never displayed: secrets, account identifiers and machine-generated values. */
const NOT_SHOWN =
  /gateways\.name|\.(code|confirm|email|(new)?password|token|website|commit|record|product|edition|work|item|src)$/i;

/** Form parts that contain JSON but are described as strings by their route. */
const PARTS = { 'edition of a post': blogEditionSchema, 'a work': workEditionSchema, 'a product': productFormSchema };

interface Field {
  name: string;
  schema: z.ZodType;
}

/** Returns every string schema nested in a schema, with its path. */
function textsIn(schema: z.ZodType, name: string): Field[] {
  const { def } = schema as { def: Record<string, unknown> } & z.ZodType;
  const below = (part: unknown) => textsIn(part as z.ZodType, name);
  switch (def.type) {
    case 'string':
      return [{ name, schema }];
    case 'object':
      return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, part]) =>
        textsIn(part, `${name}.${key}`),
      );
    case 'array':
      return below(def.element);
    case 'union':
      return (def.options as unknown[]).flatMap(below);
    case 'pipe':
      return below(def.in);
    default:
      return def.innerType ? below(def.innerType) : [];
  }
}

async function textFields(): Promise<Field[]> {
  const api = await startApi();
  const routes = api.features.flatMap((feature) => [...feature.routes]);
  const bodies = routes.flatMap((route) =>
    route.body && (route.body as unknown) !== draftRequestSchema ? textsIn(route.body, routeName(route)) : [],
  );
  const parts = Object.entries(PARTS).flatMap(([name, schema]) => textsIn(schema, name));
  return [...bodies, ...parts].filter(
    ({ name, schema }) =>
      schema.meta()?.format !== 'binary' && !NOT_SHOWN.test(name) && schema.safeParse(PLAIN).success,
  );
}

// @proves TXT-01 ERR-04
it('rejects invisible required texts and stores invisible optional texts as empty, in every write', async () => {
  const fields = await textFields();
  const answers = (text: string) =>
    fields.map(({ name, schema }) => {
      const { data, error } = schema.safeParse(text);
      return [name, data, error?.issues[0]?.message];
    });
  for (const text of UNSEEN) expect(answers(text)).toEqual(answers(''));
  expect(answers('').filter(([, , message]) => /Too small|Invalid/.test(String(message)))).toEqual([]);
  expect(fields.length).toBeGreaterThan(60);
});

// @proves TXT-02
it('removes direction overrides from every text of every write', async () => {
  for (const { name, schema } of await textFields()) {
    const { success, data } = schema.safeParse(TURNED);
    // Name fields reject direction overrides instead.
    if (success) expect([name, String(data).replace('\u202c', '')]).toEqual([name, PLAIN]);
  }
});
