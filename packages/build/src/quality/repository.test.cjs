const { execFileSync } = require('node:child_process');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { parse } = require('yaml');

const root = join(__dirname, '../../../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const foldersIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const workspaceFolders = [...foldersIn('packages').map((name) => `packages/${name}`), ...foldersIn('.')].filter(
  (folder) => existsSync(join(root, folder, 'package.json')),
);

describe('CODEOWNERS', () => {
  const owners = new Map(
    read('CODEOWNERS')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(/\s+/))
      .map(([pattern, ...teams]) => [pattern, teams.join(' ')]),
  );
  const domains = foldersIn('api/src/domains');

  it('names one owner for each domain in the API, its contract and the browser tests', () => {
    const ownersOf = (name) =>
      ['api/src/domains', 'packages/api-contract/src', 'e2e/specs'].map((folder) => owners.get(`/${folder}/${name}/`));
    expect(domains).not.toEqual([]);
    for (const name of domains)
      expect([name, ...new Set(ownersOf(name))]).toEqual([name, expect.stringContaining('@')]);
  });

  it('names an owner for every folder and section of the repository', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
    const folders = new Set(tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
    expect([...folders].filter((name) => !owners.has(`/${name}/`))).toEqual([]);
  });

  it('names no path that does not exist', () => {
    const isMissing = (pattern) => pattern !== '/*' && !existsSync(join(root, pattern));
    expect([...owners.keys()].filter(isMissing)).toEqual([]);
  });
});

describe('every workspace with unit tests', () => {
  const workspaces = workspaceFolders.filter((folder) => existsSync(join(root, folder, 'jest.config.cjs')));

  it.each(workspaces)('%s has a script to run and to watch them', (folder) => {
    const { scripts } = JSON.parse(read(`${folder}/package.json`));
    expect(scripts.test).toContain(`--selectProjects ${folder.split('/').at(-1)}`);
    expect(scripts['test:watch']).toBe(`${scripts.test} --watch`);
  });
});

describe('every section', () => {
  const sections = foldersIn('.').filter((name) => name.startsWith('mf-'));

  it.each(sections)('%s has the commands that a new section gets', (section) => {
    const created = JSON.parse(
      read('packages/build/templates/section/package.json.template').replaceAll('mf-__NAME__', section),
    );
    expect(JSON.parse(read(`${section}/package.json`)).scripts).toEqual(created.scripts);
  });
});

describe('the workflows', () => {
  const jobs = readdirSync(join(root, '.github/workflows')).flatMap((file) =>
    Object.values(parse(read(`.github/workflows/${file}`)).jobs),
  );
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const { scripts } = JSON.parse(read('package.json'));

  // Runs in Node, because Jest cannot load modules with import.meta.
  const printed =
    "import('./steps.mjs').then(({ allSteps }) => console.log(allSteps().map(({ name }) => name).join()))";
  const allSteps = String(execFileSync(process.execPath, ['-e', printed], { cwd: __dirname }))
    .trim()
    .split(',');

  it('run npm scripts and steps of npm test that exist', () => {
    const steps = new Set(allSteps);
    const named = commands.flatMap((command) => command.match(/--only ([\w,]+)/)?.[1].split(',') ?? []);
    expect(named.filter((name) => !steps.has(name))).toEqual([]);
    const matrix = jobs.flatMap(({ strategy }) => strategy?.matrix?.command ?? []);
    const run = commands.flatMap((command) => command.match(/npm run (\w[\w-]*)/)?.[1] ?? []);
    expect([...run, ...matrix].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('run every step of npm test, but for those that need the reports of all others', () => {
    const all = commands.join('\n');
    const unrun = allSteps.filter((name) => !new RegExp(`--only \\S*\\b${name}\\b`).test(all));
    expect(unrun).toEqual(['e2e', 'requirements']);
    expect(all).toContain('playwright test -c e2e/playwright.config.ts --shard=');
  });
});

describe('CHANGELOG.md', () => {
  const days = read('CHANGELOG.md').split(/^## /m).slice(1);

  it('has a heading for each day, newest first', () => {
    const headings = days.map((day) => day.split('\n')[0]);
    expect(headings.filter((heading) => !/^\d{4}-\d\d-\d\d$/.test(heading))).toEqual([]);
    expect(headings).toEqual([...new Set(headings)].sort().reverse());
  });

  it('has no entry longer than five lines', () => {
    const entries = days.flatMap((day) =>
      day
        .trim()
        .split(/\n(?=- )|\n\n/)
        .slice(1),
    );
    expect(entries.filter((entry) => !entry.startsWith('- ') || entry.split('\n').length > 5)).toEqual([]);
  });
});

describe('dependabot.yml', () => {
  const { version, updates } = parse(read('.github/dependabot.yml'));

  it('proposes updates of npm packages and of workflow actions, weekly and for the root', () => {
    expect(version).toBe(2);
    expect(updates.map((update) => [update['package-ecosystem'], update.directory, update.schedule.interval])).toEqual([
      ['npm', '/', 'weekly'],
      ['github-actions', '/', 'weekly'],
    ]);
  });

  it('keeps versions exact, and groups packages that must fit together', () => {
    const [npm] = updates;
    expect(npm['versioning-strategy']).toBe('increase');
    expect(read('.npmrc')).toMatch(/^save-exact=true$/m);
    expect(Object.keys(npm.groups)).toEqual(['react', 'webpack', 'testing', 'types', 'others']);
  });

  it('groups only packages that the workspaces have', () => {
    const named = ['.', ...workspaceFolders].flatMap((folder) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
      return Object.keys({ ...dependencies, ...devDependencies });
    });
    const toPattern = (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    const patterns = Object.values(updates[0].groups).flatMap((group) => group.patterns);
    expect(patterns.filter((pattern) => !named.some((name) => toPattern(pattern).test(name)))).toEqual([]);
  });
});

describe('the licence', () => {
  it('is the one in LICENSE, in every package.json that names one', () => {
    const named = ['.', ...workspaceFolders].map((folder) => JSON.parse(read(`${folder}/package.json`)).license);
    expect(new Set(named.filter(Boolean))).toEqual(new Set(['SEE LICENSE IN LICENSE']));
    expect(read('LICENSE')).toContain('All rights reserved');
  });
});
