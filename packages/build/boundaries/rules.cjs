const TEST = '\\.(test|spec|suite)\\.tsx?$';
const DEPLOYABLE = '(shell|mf-[^/]+|api|e2e)';

/** @typedef {import('./layers.cjs').Area} Area */
/** @typedef {{ name: string, comment: string, severity: 'error', from: object, to: object }} Rule */

/** @param {string} path */
const inFolder = (path) => `^${path}/`;
/** @param {string} folder @param {string} room */
const pathOf = (folder, room) =>
  `${inFolder(folder)}${room.includes('.') ? `${room.replace('.', '\\.')}$` : `${room}/`}`;
/** @param {string[]} paths */
const anyOf = (paths) => `(${paths.join('|')})`;
/** Captures the importing deployable, so that `$1` refers to it. @param {string} folder */
const grouped = (folder) => `^(${folder})/`;

/** @param {string} name @param {string} comment @param {Rule['from']} from @param {Rule['to']} to @returns {Rule} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @param {Area} area */
function orderOf({ folder, rooms }) {
  return rooms
    .slice(1)
    .map((room, index) =>
      forbid(
        `order: ${folder}: ${room}`,
        'A room uses the rooms below it, never one above.',
        { path: pathOf(folder, room), pathNot: [TEST, '/testing/'] },
        { path: anyOf(rooms.slice(0, index + 1).map((above) => pathOf(folder, above))) },
      ),
    );
}

/** @param {Area} area */
const unknownRoomsOf = ({ folder, rooms }) =>
  forbid(
    `known rooms: ${folder}`,
    'A room that is not in layers.cjs does not exist.',
    {},
    { path: inFolder(folder), pathNot: anyOf(rooms.map((room) => pathOf(folder, room))) },
  );

/** @param {Area} area */
const packagesOf = ({ folder, packages }) =>
  forbid(
    `packages: ${folder}`,
    'Only the packages listed in layers.cjs; what may use the tools is said below.',
    { path: inFolder(folder) },
    {
      path: '^packages/',
      pathNot: anyOf([inFolder(folder), '^packages/build/', ...packages.map((shared) => pathOf('packages', shared))]),
    },
  );

/** @param {Area} area @returns {Rule[]} */
function windowOf({ folder, windows }) {
  if (!windows) return [];
  const comment = 'What runs in the browser and what serves it are apart, but for the windows in layers.cjs.';
  const seeing = anyOf(windows.from.map((room) => pathOf(folder, room)));
  const open = anyOf(windows.open.map((file) => pathOf(windows.to, file)));
  return [
    forbid(
      `windows: ${folder}`,
      comment,
      { path: inFolder(folder), pathNot: seeing },
      { path: inFolder(windows.to), pathNot: open },
    ),
    forbid(`windows: ${windows.to}`, comment, { path: inFolder(windows.to) }, { path: inFolder(folder) }),
  ];
}

/** @param {Area} area @returns {Rule[]} */
function featuresOf({ folder, rooms }) {
  if (!rooms.includes('features')) return [];
  return [
    forbid(
      `features apart: ${folder}`,
      'Features never import features; a page, or composition-root.ts, brings them together.',
      { path: `${grouped(folder)}features/([^/]+)/` },
      { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      `doors: ${folder}`,
      'A feature is entered through its index.ts.',
      { path: grouped(folder), pathNot: `${inFolder(folder)}features/` },
      { path: '^$1/features/[^/]+/', pathNot: '^$1/features/[^/]+/index\\.ts$' },
    ),
  ];
}

/** @param {Area} area @returns {Rule[]} */
function doorsOf({ folder, rooms, hasDoors }) {
  const layers = hasDoors ? rooms.filter((room) => !room.includes('.')) : [];
  return layers.map((room) =>
    forbid(
      `doors: ${folder}: ${room}`,
      'A layer is entered through its index.ts.',
      { path: '^(shell|mf-[^/]+|api)/', pathNot: [pathOf(folder, room), TEST] },
      { path: pathOf(folder, room), pathNot: `${pathOf(folder, room)}index\\.ts$` },
    ),
  );
}

const ofTheBuilding = [
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
    'A package imports nothing of ours, but for the tools, whose rooms are in layers.cjs.',
    { path: '^packages/([^/]+)/', pathNot: '^packages/build/' },
    { path: '^packages/', pathNot: '^packages/$1/' },
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

/** Derives the rules from a table of layers. @param {Area[]} areas @returns {Rule[]} */
module.exports = (areas) => [
  ...areas.flatMap((area) => [
    ...orderOf(area),
    unknownRoomsOf(area),
    packagesOf(area),
    ...windowOf(area),
    ...featuresOf(area),
    ...doorsOf(area),
  ]),
  ...ofTheBuilding,
];
