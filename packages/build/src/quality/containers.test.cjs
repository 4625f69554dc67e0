const { spawnSync } = require('node:child_process');
const { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { parse } = require('yaml');

const root = join(__dirname, '../../../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const { services, networks } = parse(read('docker-compose.yml'), { merge: true });
const each = Object.entries(services);
const dockerfile = read('docker/site.Dockerfile');
/** Returns the lines of one Dockerfile stage. */
const stage = (name) => dockerfile.split(/^(?=FROM )/m).find((part) => part.split('\n', 1)[0].endsWith(` AS ${name}`));
const images = ['api', 'gateway'];

describe('docker-compose.yml', () => {
  // @proves R20 R21
  it('runs every service without root, a writable disk, rights of the machine and unbounded resources', () => {
    const lacking = each.flatMap(([name, service]) => [
      ...(service.read_only === true ? [] : [`${name}: read_only`]),
      ...(String(service.cap_drop) === 'ALL' ? [] : [`${name}: cap_drop`]),
      ...(String(service.security_opt) === 'no-new-privileges:true' ? [] : [`${name}: no-new-privileges`]),
      ...(/^\d+[mg]$/.test(service.mem_limit) ? [] : [`${name}: mem_limit`]),
      ...(service.pids_limit > 0 ? [] : [`${name}: pids_limit`]),
      ...(service.privileged || service.network_mode === 'host' || service.pid ? [`${name}: shares the machine`] : []),
      // Only images built here, which set their own user, and services without network access may lack `user`.
      ...(service.build || /^[1-9]\d*:/.test(service.user) || service.network_mode === 'none' ? [] : [`${name}: user`]),
      ...((service.cap_add ?? []).every(
        (right) => service.network_mode === 'none' && ['CHOWN', 'DAC_OVERRIDE'].includes(right),
      )
        ? []
        : [`${name}: cap_add`]),
      ...((service.ports ?? []).every((port) => port.startsWith('127.0.0.1:')) ? [] : [`${name}: ports`]),
      ...(service.build || /:v?\d+\.\d+[\w.-]*$/.test(service.image) ? [] : [`${name}: an image without a version`]),
    ]);
    expect(lacking).toEqual([]);
    expect(each.length).toBeGreaterThan(6);
  });

  // @proves GAP-034 R20
  it('holds no secret: each is a file that is made once, and a service sees only its own', () => {
    const variables = each.flatMap(([name, { environment }]) =>
      Object.entries(environment ?? {}).map(([variable, value]) => [name, variable, String(value)]),
    );
    const secret = variables.filter(([, variable]) => /SECRET|TOKEN|PASSWORD|KEY|MONGODB_URI/.test(variable));
    expect(secret.length).toBeGreaterThan(5);
    for (const [name, variable, value] of secret)
      expect([name, variable, value]).toEqual([
        name,
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^\/secrets\/[\w-]+$/),
      ]);
    expect(variables.filter(([, , value]) => /:\/\/[^/\s]*@/.test(value))).toEqual([]);
    const seenBy = (name) => (services[name].volumes ?? []).filter((volume) => volume.startsWith('secrets-'));
    expect([seenBy('api-1'), seenBy('api-2'), seenBy('gateway'), seenBy('mongo')]).toEqual([
      ['secrets-api:/secrets:ro'],
      ['secrets-api:/secrets:ro'],
      ['secrets-gateway:/secrets:ro'],
      ['secrets-mongo:/secrets:ro'],
    ]);
    expect(
      each.filter(
        ([name]) => !/^(api-\d|gateway|mongo|mongo-initiation|secrets)$/.test(name) && seenBy(name).length > 0,
      ),
    ).toEqual([]);
  });

  // @proves R10 R24
  it('requires an account for the database, lets only the API reach it, and stores the API’s data in a volume', () => {
    expect(services.mongo.command).toEqual(expect.arrayContaining(['--keyFile', '/secrets/key']));
    expect(services.mongo.ports).toBeUndefined();
    expect(networks.storage.internal).toBe(true);
    expect(
      each
        .filter(([, service]) => service.networks?.includes('storage'))
        .map(([name]) => name)
        .sort(),
    ).toEqual(['api-1', 'api-2', 'mongo', 'mongo-initiation']);
    expect(services['api-1'].volumes).toContain('api:/app/.data');
    expect(read('docker/initiate-replica-set.js')).toContain("roles: ['readWrite']");
  });

  // @proves GAP-085
  it('gives the API a mail server', () => {
    expect(services['api-1'].environment.SMTP_URL).toBe('${SMTP_URL:-smtp://mail:1025}');
    expect(services.mail.image).toContain('mailpit');
  });
});

describe('the script that starts the gateway', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verse-image-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/node'), '#!/bin/sh\necho "$@"\n');
    chmodSync(join(folder, 'bin/node'), 0o755);
    mkdirSync(join(folder, 'releases'));
    mkdirSync(join(folder, 'image/shell/1234/server'), { recursive: true });
    mkdirSync(join(folder, 'image/sections/mf-store'), { recursive: true });
    writeFileSync(join(folder, 'image/shell/1234/server/gateway.cjs'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const pointer = () => join(folder, 'releases/mf-store/current.json');
  const start = (release) => {
    writeFileSync(join(folder, 'image/sections/mf-store/current.json'), release);
    writeFileSync(join(folder, 'image/releases.txt'), `sections/mf-store/${release}/\n`);
    const { stdout, stderr } = spawnSync('sh', [join(root, 'docker/start-gateway.sh')], {
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        IMAGE: join(folder, 'image'),
        RELEASES_DIR: join(folder, 'releases'),
      },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout;
  };

  it('copies the releases of a new image once; a restart keeps what was served last', () => {
    expect(start('first')).toContain('image/shell/1234/server/gateway.cjs');
    expect(readFileSync(pointer(), 'utf8')).toBe('first');
    writeFileSync(pointer(), 'from the registry');
    start('first');
    expect(readFileSync(pointer(), 'utf8')).toBe('from the registry');
    start('second');
    expect(readFileSync(pointer(), 'utf8')).toBe('second');
    expect(services.gateway.environment.FOLLOW_REGISTRY).toBe('1');
    expect(services.gateway.volumes).toContain('releases:/app/.releases');
  });
});

describe('the images', () => {
  it('install every package of the repository', () => {
    const [copied = ''] = /cp --parents .*/.exec(stage('manifests')) ?? [];
    const patterns = copied.split(' ').filter((word) => word.endsWith('/package.json'));
    const { stdout } = spawnSync('sh', ['-c', `echo ${patterns.join(' ')}`], { cwd: root, encoding: 'utf8' });
    const installed = stdout.trim().split(' ').map(dirname);
    // Folders in the lockfile: the workspaces and the folders they depend on.
    const there = Object.keys(JSON.parse(read('package-lock.json')).packages).filter(
      (folder) => folder && !folder.includes('node_modules/'),
    );
    expect(installed.sort()).toEqual(there.sort());
  });

  // @proves R21
  it('are built and run on an exact Node that gets security fixes', () => {
    const [major, minor, patch] = /^ARG NODE=node:(\d+)\.(\d+)\.(\d+)-/m.exec(dockerfile).slice(1).map(Number);
    const floor = JSON.parse(read('packages/build/minimum-versions.json')).node.find((version) =>
      version.startsWith(`${major}.`),
    );
    expect(floor).toBeDefined();
    const [, leastMinor, leastPatch] = floor.split('.').map(Number);
    expect([minor, patch] >= [leastMinor, leastPatch] && (minor > leastMinor || patch >= leastPatch)).toBe(true);
    const stages = [...dockerfile.matchAll(/ AS (\S+)$/gm)].map(([, name]) => name);
    for (const [, from] of dockerfile.matchAll(/^FROM (\S+)/gm))
      expect([from, from === '${NODE}' || stages.includes(from) || /:\d+\.\d+-/.test(from)]).toEqual([from, true]);
  });

  // @proves R20 R21
  it('hold what runs and nothing else: no sources, no tools, no development packages, not as root', () => {
    for (const name of images) {
      const copied = [...stage(name).matchAll(/^COPY (?:--\S+ )*(\S+)/gm)].map(([, source]) => source);
      expect([name, copied.length > 0]).toEqual([name, true]);
      for (const source of copied)
        expect([name, source]).toEqual([
          name,
          expect.stringMatching(/(node_modules|\/dist|\/content|\/image|start-gateway\.sh)$/),
        ]);
    }
    for (const name of ['api', 'gateway'])
      expect([name, stage(name)]).toEqual([name, expect.stringMatching(/^FROM runtime AS [^]*^USER node$/m)]);
    expect(stage('runtime')).toMatch(/rm -rf .*node_modules.*npm/);
    for (const name of ['api-modules', 'gateway-modules']) expect(stage(name)).toContain('npm ci --omit=dev');
  });
});

describe('the script that makes the secrets', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verse-secrets-'));
    // A stub, because only root may change file ownership.
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/chown'), '#!/bin/sh\n');
    chmodSync(join(folder, 'bin/chown'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const make = (name) => {
    for (const service of ['api', 'gateway', 'mongo']) mkdirSync(join(folder, name, service), { recursive: true });
    const { status, stderr } = spawnSync('sh', [join(root, 'docker/make-secrets.sh')], {
      env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}`, SECRETS: join(folder, name) },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return Object.fromEntries(
      ['api', 'gateway', 'mongo'].flatMap((service) =>
        readdirSync(join(folder, name, service)).map((file) => [
          `${service}/${file}`,
          readFileSync(join(folder, name, service, file), 'utf8'),
        ]),
      ),
    );
  };

  // @proves GAP-034 R20
  it('makes long ones of its own for each installation, once, and tells each service its share', () => {
    const one = make('one');
    expect(Object.keys(one).sort()).toEqual([
      'api/auth',
      'api/mongodb-uri',
      'api/purge',
      'gateway/purge',
      'mongo/api',
      'mongo/key',
      'mongo/root',
    ]);
    expect(one['api/purge']).toBe(one['gateway/purge']);
    expect(one['api/mongodb-uri']).toBe(`mongodb://api:${one['mongo/api']}@mongo:27017/verse?replicaSet=rs0`);
    const own = Object.values(one).map((value) => /[\dA-Za-z]{48}/.exec(value)?.[0]);
    expect(new Set(own).size).toBe(5);
    expect(make('one')).toEqual(one);
    const other = make('other');
    for (const [name, value] of Object.entries(one)) expect([name, other[name] === value]).toEqual([name, false]);
  });
});
