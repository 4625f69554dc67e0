const TEST = '\\.(test|spec|suite)\\.tsx?$';
const DEPLOYABLE = '(shell|mf-[^/]+|api|e2e)';

/** @typedef {import('./layers.cjs').Area} Area */
/** @typedef {{ name: string, comment: string, severity: 'error', from: object, to: object }} Rule */

/** @param {string} path */
const inFolder = (path) => `^${path}/`;
/** @param {string} folder @param {string} layer */
const pathOf = (folder, layer) =>
  `${inFolder(folder)}${layer.includes('.') ? `${layer.replace('.', '\\.')}$` : `${layer}/`}`;
/** @param {string[]} paths */
const anyOf = (paths) => `(${paths.join('|')})`;
/** Captures the importing deployable, so that `$1` refers to it. @param {string} folder */
const grouped = (folder) => `^(${folder})/`;

/** @param {string} name @param {string} comment @param {Rule['from']} from @param {Rule['to']} to @returns {Rule} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @param {Area} area */
function forbidUpwardImports({ folder, layers }) {
  return layers
    .slice(1)
    .map((layer, index) =>
      forbid(
        `order: ${folder}: ${layer}`,
        'A layer imports the layers below it, never one above.',
        { path: pathOf(folder, layer), pathNot: [TEST, '/testing/'] },
        { path: anyOf(layers.slice(0, index + 1).map((above) => pathOf(folder, above))) },
      ),
    );
}

/** @param {Area} area */
const forbidUnknownLayers = ({ folder, layers }) =>
  forbid(
    `known layers: ${folder}`,
    'Every folder and file is in a layer of layers.cjs.',
    {},
    { path: inFolder(folder), pathNot: anyOf(layers.map((layer) => pathOf(folder, layer))) },
  );

/** @param {Area} area */
const forbidOtherPackages = ({ folder, packages }) =>
  forbid(
    `packages: ${folder}`,
    'Only the packages listed in layers.cjs; see "build is a tool".',
    { path: inFolder(folder) },
    {
      path: '^packages/',
      pathNot: anyOf([inFolder(folder), '^packages/build/', ...packages.map((shared) => pathOf('packages', shared))]),
    },
  );

/** @param {Area} area @returns {Rule[]} */
function forbidAcrossServer({ folder, exceptions }) {
  if (!exceptions) return [];
  const comment = 'Browser code and server code do not import each other, except for the exceptions in layers.cjs.';
  const importers = anyOf(exceptions.from.map((layer) => pathOf(folder, layer)));
  const open = anyOf(exceptions.open.map((file) => pathOf(exceptions.to, file)));
  return [
    forbid(
      `exceptions: ${folder}`,
      comment,
      { path: inFolder(folder), pathNot: importers },
      { path: inFolder(exceptions.to), pathNot: open },
    ),
    forbid(`exceptions: ${exceptions.to}`, comment, { path: inFolder(exceptions.to) }, { path: inFolder(folder) }),
  ];
}

/** @param {Area} area @returns {Rule[]} */
function forbidFeatureImports({ folder, layers }) {
  if (!layers.includes('features')) return [];
  return [
    forbid(
      `features apart: ${folder}`,
      'Features never import features; a page, or composition-root.ts, brings them together.',
      { path: `${grouped(folder)}features/([^/]+)/` },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      `public API: ${folder}`,
      'A feature is entered through its index.ts.',
      { path: grouped(folder), pathNot: `${inFolder(folder)}features/` },
      { path: '^$1/features/[^/]+/', pathNot: '^$1/features/[^/]+/index\\.ts$' },
    ),
  ];
}

/** @param {Area} area @returns {Rule[]} */
function forbidDomainImports({ folder, layers }) {
  if (!layers.includes('domains')) return [];
  return [
    forbid(
      `domains apart: ${folder}`,
      'Domains share only what the platform carries.',
      { path: `${grouped(folder)}domains/([^/]+)/` },
      { path: '^$1/domains/', pathNot: '^$1/domains/$2/' },
    ),
    forbid(
      `features by index: ${folder}`,
      'A feature is entered through its index.ts. The folders of contests are parts of one feature.',
      { path: `${grouped(folder)}domains/([^/]+)/([^/]+)/`, pathNot: [TEST, `${inFolder(folder)}domains/contests/`] },
      { path: '^$1/domains/$2/[^/]+/', pathNot: ['^$1/domains/$2/$3/', '/index\\.ts$'] },
    ),
    forbid(
      `public API: ${folder}`,
      'A domain is entered through its compose.ts, a feature through its index.ts.',
      { path: grouped(folder), pathNot: `${inFolder(folder)}domains/` },
      { path: '^$1/domains/', pathNot: '^$1/domains/[^/]+/([^/]+/index|index|compose)\\.ts$' },
    ),
  ];
}

/** @param {Area} area @returns {Rule[]} */
function requirePublicApi({ folder, layers, hasPublicApis }) {
  const folders = hasPublicApis ? layers.filter((layer) => !layer.includes('.')) : [];
  return folders.map((layer) =>
    forbid(
      `public API: ${folder}: ${layer}`,
      'A layer is entered through its index.ts.',
      { path: '^(shell|mf-[^/]+|api)/', pathNot: [pathOf(folder, layer), TEST] },
      { path: pathOf(folder, layer), pathNot: `${pathOf(folder, layer)}index\\.ts$` },
    ),
  );
}

const PARSERS = '^api/src/platform/foreign-files/parsers/';
/** npm packages of the API that parse no file of a visitor. Others may be used only by the parsers. */
const SERVING = [
  '@asteasolutions/zod-to-openapi',
  '@fontsource/bricolage-grotesque',
  '@node-rs/argon2',
  '@tus/server',
  'better-auth',
  'email-providers',
  'express',
  'express-rate-limit',
  'helmet',
  'ibantools',
  'ical-generator',
  'libsql',
  'lru-cache',
  'mingo',
  'minisearch',
  'mongodb',
  'multer',
  'nodemailer',
  'opentype\\.js',
  'pino',
  'pino-http',
  'prom-client',
  'qrcode',
  'yazl',
  'zod',
];
/** Draws our own pictures, and has no decoder but the one for them. */
const DRAWING = '^api/src/platform/images/drawing\\.ts$';

const FOREIGN_FILES_RULES = [
  forbid(
    'foreign files in parsers',
    'A file of a visitor is parsed in a process of its own: use platform/foreign-files, or add the package to SERVING.',
    { path: '^api/src/', pathNot: [PARSERS, DRAWING, TEST] },
    { path: '(^|/)node_modules/', pathNot: `(^|/)node_modules/(@types/)?${anyOf(SERVING)}/` },
  ),
  forbid(
    'no inflating',
    'A few bytes inflate to gigabytes: only the parsers do so, and the response cache compresses.',
    { path: '^api/src/', pathNot: [PARSERS, '^api/src/platform/http/response-cache\\.ts$', TEST] },
    { path: '^(node:)?zlib$' },
  ),
  forbid(
    'parsers by process',
    'The parsers run only in the process that parser.ts starts: they turn off decoders for their whole process.',
    { path: '^api/src/', pathNot: [PARSERS, '^api/src/platform/foreign-files/parser\\.ts$'] },
    { path: [PARSERS, '^api/src/platform/foreign-files/parser\\.ts$'] },
  ),
];

const JOBS = '^api/src/domains/work/jobs/';
/** Files at the root of the jobs feature that bring its parts together. */
const JOBS_COMPOSITION = [
  'background-jobs',
  'job-notifications',
  'job-repositories',
  'jobs\\.feature',
  'next-steps',
  'personal-data',
];

const JOBS_RULES = [
  forbid(
    'parts of jobs by composition',
    'At the root of jobs, only the files that bring the parts together import a part; the others are below all parts.',
    { path: `${JOBS}[^/]+$`, pathNot: [TEST, `${JOBS}${anyOf(JOBS_COMPOSITION)}\\.ts$`] },
    { path: `${JOBS}[^/]+/` },
  ),
];

const REPOSITORY_RULES = [
  forbid(
    'deployables apart',
    'Deployables never import each other.',
    { path: `^${DEPLOYABLE}/` },
    { path: `^${DEPLOYABLE}/`, pathNot: '^$1/' },
  ),
  forbid(
    'packages below deployables',
    'A package never imports a deployable.',
    { path: '^packages/' },
    { path: `^${DEPLOYABLE}/` },
  ),
  forbid(
    'packages apart',
    'A package imports no other package, but for the types, limits and formats of the API; only packages/build may.',
    { path: '^packages/([^/]+)/', pathNot: '^packages/build/' },
    { path: '^packages/', pathNot: ['^packages/$1/', '^packages/api-contract/src/(api|paging|formats/index)\\.ts$'] },
  ),
  forbid(
    'build is a tool',
    'What runs does not import what builds it; its tests may.',
    { path: `^(${DEPLOYABLE}/(src|server)|packages/(contract|api-contract|releases|ui))/`, pathNot: TEST },
    { path: '^packages/build/' },
  ),
  forbid(
    'packages by name',
    'A package is imported by its name, not by a path.',
    { path: `^(${DEPLOYABLE})/` },
    { path: '^packages/', dependencyTypes: ['local'] },
  ),
  forbid('no cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
  forbid('resolvable', 'There is no such file, or its package does not offer it.', {}, { couldNotResolve: true }),
  forbid(
    'declared',
    'An npm package is declared by the workspace that imports it.',
    { path: `^(${DEPLOYABLE}/(src|server)|e2e|packages/[^/]+/src)/` },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'at hand when it runs',
    'What runs does not import what is installed for development only.',
    {
      path: `^(${DEPLOYABLE}/(src|server)|packages/(contract|api-contract|releases|ui)/src)/`,
      pathNot: [TEST, '/standalone\\.tsx$', '/testing(/|\\.)', '\\.d\\.ts$'],
    },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm', 'npm-peer'] },
  ),
];

/** Derives the rules from a table of areas. @param {Area[]} areas @returns {Rule[]} */
module.exports = (areas) => [
  ...areas.flatMap((area) => [
    ...forbidUpwardImports(area),
    forbidUnknownLayers(area),
    forbidOtherPackages(area),
    ...forbidAcrossServer(area),
    ...forbidFeatureImports(area),
    ...forbidDomainImports(area),
    ...requirePublicApi(area),
  ]),
  ...FOREIGN_FILES_RULES,
  ...JOBS_RULES,
  ...REPOSITORY_RULES,
];
