const { join } = require('node:path');

const nameOf = async (section, sheet, word) => {
  const { classNamer } = require('./module-rules.mjs');
  return classNamer(section, '/work')({ resourcePath: join('/work', sheet) }, '', word);
};

it('names differ by section, sheet, and word, and those of one sheet share their beginning', async () => {
  const names = await Promise.all([
    nameOf('shell', 'shell/a.module.scss', 'title'),
    nameOf('shell', 'shell/a.module.scss', 'text'),
    nameOf('shell', 'shell/b.module.scss', 'title'),
    nameOf('mf-store', 'shell/a.module.scss', 'title'),
  ]);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toMatch(/^shell_[\w-]{4}_title$/);
  expect(names[1]?.slice(0, 11)).toBe(names[0]?.slice(0, 11));
});
