import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('all.schema.ts exports the schemas of every file', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.schema.ts') && file !== 'all.schema.ts');
  const exported = readFileSync(join(__dirname, 'all.schema.ts'), 'utf8').matchAll(/from '\.\/([\w.-]+)'/g);
  expect([...exported].map(([, name]) => `${name}.ts`)).toEqual(files.toSorted());
});
