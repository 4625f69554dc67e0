import type { Problem, ToolSuggestion } from '@verse/api-contract/api';
import { LISTED_TOOLS, toolKeyOf } from '@verse/api-contract/publishing/listed-tools';
import { approvedToolSchema, toolSuggestionSchema } from '@verse/api-contract/publishing/tools.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const TOOL = {
  name: 'Penpad',
  url: 'https://penpad.example/',
  category: 'Design',
  pricing: 'Free, open source',
  why: 'Design and prototype in the browser, together.',
};

const suggest = (visitor: Visitor, more: object = {}) => visitor.post('/api/tools/suggestions', { ...TOOL, ...more });
const suggested = async (visitor: Visitor, more: object = {}) =>
  toolSuggestionSchema.strict().parse(await (await suggest(visitor, more)).json());
const decide = (visitor: Visitor, { id, version }: Pick<ToolSuggestion, 'id' | 'version'>, decision: object) =>
  visitor.send('PATCH', `/api/tools/suggestions/${id}`, decision, { 'if-match': `"${version}"` });
const decided = async (visitor: Visitor, suggestion: Pick<ToolSuggestion, 'id' | 'version'>, decision: object) =>
  (await (await decide(visitor, suggestion, decision)).json()) as ToolSuggestion;
const listed = async (visitor: Visitor, path: string) => (await (await visitor.get(path)).json()) as ToolSuggestion[];
const mine = (visitor: Visitor) => listed(visitor, '/api/tools/suggestions/mine');
const namesOf = async (visitor: Visitor) => (await listed(visitor, '/api/tools')).map(({ name }) => name);

describe('suggesting a tool', () => {
  // @proves GAP-021
  it('keeps it for the moderators and shows it to no one else', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const bola = await town.resident('member');
    const answer = await suggest(ada);
    expect(answer.status).toBe(201);
    expect(toolSuggestionSchema.strict().parse(await answer.json())).toMatchObject({
      ...TOOL,
      status: 'waiting',
      reason: null,
      version: 1,
    });
    expect(await mine(ada)).toHaveLength(1);
    expect([await mine(bola), await namesOf(town.visitor())]).toEqual([[], []]);
    expect(town.api.scans).toEqual([]);
  });

  // @proves GAP-021
  it('requires a signed-in member with a verified address', async () => {
    const town = await startTown();
    expect((await suggest(town.visitor())).status).toBe(401);
    expect((await town.visitor().get('/api/tools/suggestions/mine')).status).toBe(401);
  });

  // @proves GAP-021 GAP-070
  it.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['url', 'http://penpad.example/'],
    ['url', 'javascript:alert(1)'],
    ['url', 'https://localhost/'],
    ['url', 'https://10.0.0.1/'],
    ['url', 'penpad'],
    ['category', 'All'],
    ['pricing', 'Cheap'],
    ['why', '   '],
  ])('refuses %s %j, naming the field', async (field, value) => {
    const ada = await (await startTown()).resident('member');
    const answer = await suggest(ada, { [field]: value });
    expect([answer.status, Object.keys(((await answer.json()) as Problem).fields ?? {})]).toEqual([400, [field]]);
  });

  // @proves GAP-070
  it('rejects every other field', async () => {
    const ada = await (await startTown()).resident('member');
    for (const name of ['status', 'authorId', 'version', '_id', 'decisions', '$set'])
      expect([name, (await suggest(ada, { [name]: 'approved' })).status]).toEqual([name, 400]);
  });

  // @proves GAP-021
  it('reports a tool that is already waiting or listed, however its address is written', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const bola = await town.resident('member');
    const mod = await town.resident('moderator');
    const first = await suggested(ada);
    for (const url of ['https://penpad.example', 'https://www.PENPAD.example/?ref=me#top']) {
      const answer = await suggest(bola, { url });
      expect([answer.status, ((await answer.json()) as Problem).fields?.url]).toEqual([
        409,
        expect.stringContaining('already listed'),
      ]);
    }
    await decided(mod, first, { status: 'approved' });
    expect((await suggest(bola)).status).toBe(409);
    expect((await suggest(bola, { url: 'https://penpad.example/plugins' })).status).toBe(201);
    expect(toolKeyOf('https://www.Penpad.example/a/?b#c')).toBe('penpad.example/a');
  });

  // @proves GAP-021
  it('rejects every tool of the initial directory, however its address is written', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    expect(LISTED_TOOLS.length).toBeGreaterThanOrEqual(24);
    for (const url of [...LISTED_TOOLS.slice(0, 3).map((tool) => tool.url), 'https://www.KDENLIVE.org/?ref=me']) {
      const answer = await suggest(ada, { url });
      expect([answer.status, ((await answer.json()) as Problem).fields?.url]).toEqual([
        409,
        'Good choice: this tool is in the directory already.',
      ]);
    }
    expect(await mine(ada)).toEqual([]);
  });

  // @proves GAP-021
  it('limits a sender of too many, counting only what was accepted', async () => {
    const town = await startTown({ LIMIT_TOOL_SUGGESTIONS_PER_HOUR: '2' });
    const ada = await town.resident('member');
    await suggest(ada, { name: '' });
    for (const url of ['https://a.example/', 'https://b.example/'])
      expect((await suggest(ada, { url })).status).toBe(201);
    expect((await suggest(ada, { url: 'https://c.example/' })).status).toBe(429);
  });
});

describe('moderating', () => {
  // @proves GAP-021
  it('is for editors, moderators and admins', async () => {
    const town = await startTown();
    const suggestion = await suggested(await town.resident('member'));
    for (const role of ['member', 'author'] as const) {
      const person = await town.resident(role);
      expect([
        (await person.get('/api/tools/suggestions')).status,
        (await decide(person, suggestion, { status: 'approved' })).status,
      ]).toEqual([403, 403]);
    }
    for (const role of ['editor', 'moderator', 'admin'] as const)
      expect(await listed(await town.resident(role), '/api/tools/suggestions')).toHaveLength(1);
  });

  // @proves GAP-021 C-10
  it('adds an approved tool to the directory, and removes it when the approval is undone', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const mod = await town.resident('moderator');
    const suggestion = await suggested(ada);
    expect(await namesOf(town.visitor())).toEqual([]);
    const approved = await decided(mod, suggestion, { status: 'approved' });
    const [tool] = (await (await town.visitor().get('/api/tools')).json()) as unknown[];
    expect(approvedToolSchema.strict().parse(tool)).toMatchObject({
      name: 'Penpad',
      url: 'https://penpad.example/',
      category: 'Design',
      description: TOOL.why,
      pricing: TOOL.pricing,
    });
    expect(await listed(mod, '/api/tools/suggestions')).toEqual([]);
    await decided(mod, approved, { status: 'waiting' });
    expect(await namesOf(town.visitor())).toEqual([]);
    expect((await listed(mod, '/api/tools/suggestions')).map(({ id }) => id)).toEqual([suggestion.id]);
  });

  // @proves GAP-021
  it('declines with a reason that the member reads, and can take that back', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const mod = await town.resident('moderator');
    const suggestion = await suggested(ada);
    expect((await decide(mod, suggestion, { status: 'declined' })).status).toBe(400);
    expect((await decide(mod, suggestion, { status: 'declined', reason: ' ' })).status).toBe(400);
    const declined = await decided(mod, suggestion, {
      status: 'declined',
      reason: 'It asks for a card before one can try it.',
    });
    expect((await mine(ada))[0]).toMatchObject({
      status: 'declined',
      reason: 'It asks for a card before one can try it.',
      decidedAt: expect.any(String),
    });
    await decided(mod, declined, { status: 'waiting' });
    expect((await mine(ada))[0]).toMatchObject({ status: 'waiting', reason: null, decidedAt: null });
  });

  // @proves GAP-021
  it('lets a declined tool be suggested again, but lists a tool only once', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const mod = await town.resident('moderator');
    const declined = await decided(mod, await suggested(ada), { status: 'declined', reason: 'Too new.' });
    await suggested(ada);
    const answer = await decide(mod, declined, { status: 'approved' });
    expect([answer.status, ((await answer.json()) as Problem).message]).toEqual([
      409,
      expect.stringContaining('suggested the same tool again'),
    ]);
  });

  // @proves GAP-021
  it('lets the first of two moderators decide, and returns a conflict to the second', async () => {
    const town = await startTown();
    const first = await town.resident('moderator');
    const second = await town.resident('editor');
    const suggestion = await suggested(await town.resident('member'));
    const answers = await Promise.all([
      decide(first, suggestion, { status: 'approved' }),
      decide(second, suggestion, { status: 'declined', reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await second.send('PATCH', `/api/tools/suggestions/${suggestion.id}`, { status: 'approved' })).status).toBe(
      428,
    );
    expect((await decide(second, { id: 'none', version: 1 }, { status: 'approved' })).status).toBe(404);
  });

  // @proves GAP-021
  it('audits each decision with its actor, time and reason', async () => {
    const town = await startTown();
    const mod = await town.resident('moderator');
    const by = (await mod.session()).user!.id;
    let suggestion: Pick<ToolSuggestion, 'id' | 'version'> = await suggested(await town.resident('member'));
    for (const decision of [{ status: 'declined', reason: 'Gone.' }, { status: 'waiting' }, { status: 'approved' }])
      suggestion = await decided(mod, suggestion, decision);
    const stored = await town.api.store.db
      .collection<{ _id: string; decisions: object[] }>('tool_suggestions')
      .findOne({ _id: suggestion.id });
    expect(stored?.decisions).toEqual([
      { by, at: town.clock.now, status: 'declined', reason: 'Gone.' },
      { by, at: town.clock.now, status: 'waiting', reason: null },
      { by, at: town.clock.now, status: 'approved', reason: null },
    ]);
  });
});

describe('leaving', () => {
  // @proves GAP-067
  it('exports and erases the member’s suggestions, and leaves the directory unchanged', async () => {
    const town = await startTown();
    const ada = await town.resident('member');
    const mod = await town.resident('moderator');
    await decided(mod, await suggested(ada), { status: 'approved' });
    await suggested(ada, { url: 'https://waiting.example/' });
    const text = await (await ada.post('/api/me/export')).text();
    expect(text).toContain('https://waiting.example/');
    expect(text).not.toContain((await mod.session()).user!.id);
    await ada.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    const left = await town.api.store.db
      .collection<{ _id: string; authorId: string | null; url: string }>('tool_suggestions')
      .find({})
      .toArray();
    expect(left.map(({ url, authorId }) => [url, authorId])).toEqual([['https://penpad.example/', null]]);
    expect(await namesOf(town.visitor())).toEqual(['Penpad']);
  });
});
