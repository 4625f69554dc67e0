import { PASSWORD, startTown, tokenOf } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const form = (more: object) => ({
  lastname: 'Lovelace',
  firstname: 'Ada',
  email: 'kate@example.org',
  password: PASSWORD,
  ...more,
});

/** Addresses that look like `kate@example.org`, or that normalisation turns into it. */
const LOOK_ALIKES = [
  '\u212Aate@example.org',
  'k\u0430te@example.org',
  'kat\u0435@example.org',
  '\u043Aate@example.org',
  'kate@ex\u0430mple.org',
  'ｋate@example.org',
  'kate＠example.org',
  'kate@example．org',
  'kate@example。org',
  'k\u00E1te@example.org',
  'ka\u0301te@example.org',
  'k\u0101te@example.org',
  'kate@e\u0445ample.org',
  'kate@examp\u217Ce.org',
  'kate@examp\u04CFe.org',
  '\u1D0Bate@example.org',
  '𝐤ate@example.org',
  'ⓚate@example.org',
  'ka\u200Bte@example.org',
  'ka\u200Dte@example.org',
  'ka\u00ADte@example.org',
  'ka\uFEFFte@example.org',
  'ka\u2060te@example.org',
  '\u202Ekate@example.org',
  'kate\u202E@example.org',
  'kate@example.org\u0000',
  'kate\u0000@example.org',
  'kate@example.org\u200B',
  'kate\u2028@example.org',
  'ka\nte@example.org',
  'kate@example.org,eve@example.org',
  'kate@example.org\r\nBcc: eve@example.org',
  '"kate"@example.org',
  'kate @example.org',
  'kate@@example.org',
  'kate@localhost',
  'kate@[127.0.0.1]',
  'Kate <kate@example.org>',
  'kate@example.org;',
  'mailto:kate@example.org',
  'kate@exa%6Dple.org',
  'kate@.example.org',
  'kate..b@example.org',
  '.kate@example.org',
  'kate@ex\u0131mple.org',
  'İkate@example.org',
];

describe('an address that looks like another', () => {
  // @proves R15 R22 VAL-02
  it('has no account and gets none: sign-up and change of email reject it with a message at the field', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', 'mia@example.org');
    await town.mails();
    for (const email of LOOK_ALIKES) {
      const answers = [
        await town.visitor().post('/api/signup', form({ email })),
        await mia.post('/api/me/email', { email, password: PASSWORD }),
      ];
      for (const answer of answers)
        expect([email, answer.status, await answer.json()]).toMatchObject([
          email,
          400,
          { fields: { email: expect.any(String) } },
        ]);
    }
    expect(await town.mails()).toEqual([]);
    expect(await town.api.store.db.collection('auth_user').countDocuments({})).toBe(1);
    process.stdout.write(`R15 addresses that look alike: ${LOOK_ALIKES.length * 2} tries, 0 taken\n`);
  });

  // @proves R15 R22
  it('gives no access to the account: no sign-in, no link to the typed address, no more than ten guesses', async () => {
    const town = await startTown();
    await town.resident('member', 'kate@example.org');
    await town.mails();
    for (const email of LOOK_ALIKES)
      await town
        .visitor({ 'x-forwarded-for': `203.0.113.${LOOK_ALIKES.indexOf(email)}` })
        .post('/api/forgot-password', { email });
    // One of the look-alikes (the Kelvin sign) becomes a plain k in lower case. The resulting email is sent only to the
    // account's own address.
    expect(new Set((await town.mails()).map(({ to }) => to))).toEqual(new Set(['kate@example.org']));

    const forms = [
      'kate@example.org',
      'KATE@example.org',
      ' kate@example.org',
      'kate@example.org ',
      'Kate@Example.ORG',
      '\u212Aate@example.org',
      '\tkate@example.org\n',
      'kAtE@eXaMpLe.org',
    ];
    let reached = 0;
    for (let guess = 0; guess < 40; guess += 1) {
      const answer = await town
        .visitor({ 'x-forwarded-for': `198.51.100.${guess}` })
        .post('/api/signin', { email: forms[guess % forms.length], password: `guess-${guess}` });
      if (answer.status === 401) reached += 1;
    }
    expect(reached).toBe(10);
  });

  // @proves SIN-12 GAP-084
  it('is the same account only with other case or surrounding spaces', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const kate = town.visitor();
    expect((await kate.post('/api/signup', form({ email: '  Kate@Example.ORG ' }))).status).toBe(201);
    await kate.post('/api/verify-email', { token: tokenOf((await town.mails())[0]) });
    for (const email of ['kate@example.org', 'KATE@EXAMPLE.ORG', ' kate@example.org ']) {
      await town.visitor().signIn(email);
      await town.visitor().post('/api/signup', form({ email, firstname: 'Eve' }));
    }
    // A provider may treat some of these addresses as equal. The site cannot know which, so it keeps them apart.
    for (const email of ['kate+verse@example.org', 'k.ate@example.org', 'kate@mail.example.org'])
      await town.visitor().post('/api/signup', form({ email }));
    const users = await town.api.store.db
      .collection<{ _id: string; email: string; firstName: string }>('auth_user')
      .find({})
      .toArray();
    expect(users.map(({ email }) => email).toSorted()).toEqual([
      'k.ate@example.org',
      'kate+verse@example.org',
      'kate@example.org',
      'kate@mail.example.org',
    ]);
    expect(users.every(({ firstName }) => firstName === 'Ada')).toBe(true);
  });
});

describe('a name', () => {
  // @proves R11 VAL-02 GAP-083
  it.each([
    ['turned round by a control', 'Ada\u202Enimda'],
    ['kept in another direction', '\u2066Ada\u2069'],
    ['embedded', '\u202BAda\u202C'],
    ['with a space of no width', 'A\u200Bda'],
    ['with the mark of an order of bytes', 'A\uFEFFda'],
    ['with a soft hyphen', 'A\u00ADda'],
    ['of nothing to be seen', '\u200D\u200D'],
    ['of one blank letter', '\u3164'],
    ['of marks alone', '...'],
    ['with a line break', 'Ada\nBcc: x@example.org'],
    ['with the line separator', 'A\u2028da'],
    ['with NUL', 'Ada\u0000'],
    ['with half a letter', 'Ada\uD800'],
    ['with a tag character', 'Ada\u{E0041}'],
  ])('%s is rejected at sign-up and in the settings', async (_title, name) => {
    const town = await startTown();
    const mia = await town.resident('member');
    expect((await town.visitor().post('/api/signup', form({ firstname: name }))).status).toBe(400);
    expect((await mia.patch('/api/me', { firstName: name })).status).toBe(400);
  });

  // @proves VAL-02
  it('of any language is accepted as written, in one Unicode form', async () => {
    const mia = await (await startTown({ RATE_LIMIT_FACTOR: '1000' })).resident('member');
    for (const name of [
      'Ọláyínká',
      'Þórdís',
      'محمد',
      'می\u200Cخواهم',
      '王小明',
      'ศรีสุวรรณ',
      "O'Brien",
      'Jean-Luc',
      'X Æ A-12',
      'D’Angelo',
      'İpek',
      'क्\u200Dष',
    ]) {
      expect(await (await mia.patch('/api/me', { firstName: name })).json()).toMatchObject({
        firstName: name.normalize('NFC'),
      });
    }
    expect(await (await mia.patch('/api/me', { firstName: 'Zoe\u0308' })).json()).toMatchObject({
      firstName: 'Zo\u00EB',
    });
  });
});

describe('a password', () => {
  // @proves GAP-033 R15
  it('is the same from every keyboard, and differs from one that only looks the same', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    await town.visitor().post('/api/signup', form({ password: 'Zo\u00EB-\uFB01ve-4-Tea!' }));
    const status = async (password: string) =>
      (await town.visitor().post('/api/signin', { email: 'kate@example.org', password })).status;
    for (const same of [
      'Zo\u00EB-\uFB01ve-4-Tea!',
      'Zoe\u0308-\uFB01ve-4-Tea!',
      'Zo\u00EB-five-4-Tea!',
      'Zoe\u0308-five-4-Tea!',
      'Ｚo\u00EB-five-4-Tea!',
    ])
      expect([same, await status(same)]).toEqual([same, 200]);
    for (const other of [
      'Zoe-five-4-Tea!',
      'zo\u00EB-five-4-tea!',
      'Zo\u00EB-five-4-Te\u0430!',
      ' Zo\u00EB-five-4-Tea!',
      'Zo\u00EB-five-4-Tea! ',
      'Zo\u00EB-five-4-Tea!\u200B',
      'Zo\u00EB-five-4-Tea!\u0000',
      'Zo\u00EB-five-4-Tea',
    ])
      expect([other, await status(other)]).toEqual([other, 401]);
  });
});
