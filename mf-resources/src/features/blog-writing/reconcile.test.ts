import { type Draft, EMPTY_DRAFT } from './draft';
import type { ServerDraft } from './drafts.api';
import { type Decision, reconcile, type Theirs } from './reconcile';

const ID = '0f8f1f3e-8a52-4c4e-9d2b-4f1a0c1b2d3e';
const AT_BASE = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T11:00:00.000Z';
const draft = (more: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, id: ID, publishKey: 'key', savedAt: LATER, ...more });
const on = (version: number, content: string, more: Partial<ServerDraft> = {}): ServerDraft => ({
  id: ID,
  version,
  savedAt: LATER,
  title: '',
  category: '',
  readTime: '',
  contentFormat: 'plain',
  content,
  tags: '',
  pictures: [],
  ...more,
});

/** The text that this device and the server both have as version 3. */
const KNOWN = { version: 3, savedAt: AT_BASE, of: AT_BASE };
const known = { content: 'Once', savedAt: AT_BASE, server: KNOWN };
const continued = { content: 'Once upon a time', server: KNOWN };
const discardedAt = LATER;

const MINE = {
  'no draft here': null,
  'a draft whose id the server would refuse': draft({ ...continued, id: 'x' }),
  'a draft emptied here': draft({ server: KNOWN }),
  'a draft that only this device has': draft({ content: 'Once upon a time' }),
  'a draft as both had it': draft(known),
  'a draft that was gone on with here': draft(continued),
  'thrown away here, as both had it': draft({ ...known, discardedAt }),
  'thrown away here, after it was gone on with': draft({ ...continued, discardedAt }),
  'thrown away here, and the server never had it': draft({ content: 'Once', discardedAt }),
};

const THEIRS = {
  'the server was not asked': 'unseen',
  'the server has none': 'gone',
  'the server has the draft of a post': on(4, 'Another', { postId: 'p' }),
  'the server has what both had': on(3, 'Once'),
  'the server has the very same, saved again': on(4, 'Once upon a time'),
  'the server has the same words and knows of a picture': on(4, 'Once upon a time', {
    pictures: [{ name: 'cover.jpg', alt: '', isStored: false }],
  }),
  'the server has the beginning of it': on(4, 'Once up'),
  'the server has another text': on(4, 'On the train'),
} satisfies Record<string, Theirs>;

type Mine = keyof typeof MINE;
type ServerSide = keyof typeof THEIRS;
type Verdict = Decision['verdict'];
interface Base {
  /** Whether the server's text was sent from this device but the response was lost. */
  isSent: boolean;
  isOpen: boolean;
}
type Cell = Verdict | ((base: Base) => Verdict);

/**
 * Text sent from this device is recognised. Any other text is a conflict: if the draft is open, the writer chooses; if
 * not, both texts are kept.
 */
const twoTexts: Cell = ({ isSent, isOpen }) => (isSent ? 'resend' : isOpen ? 'ask' : 'split');
/** The draft is deleted on this device too, and can be restored. If it is open, it becomes a new draft instead. */
const lost: Cell = ({ isOpen }) => (isOpen ? 'detach' : 'discard');

/**
 * Columns, ordered as in THEIRS: not asked, none, draft of an existing post, the common version, same text, same text
 * with a picture, beginning of the text, different text.
 */
const TABLE: Record<Mine, [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]> = {
  'no draft here': ['keep', 'keep', 'keep', 'take', 'take', 'take', 'take', 'take'],
  'a draft whose id the server would refuse': [
    ...(['keep', 'detach', 'keep', 'keep', 'agree'] as const),
    ...(['resend', 'resend', twoTexts] as const),
  ],
  'a draft emptied here': [
    ...(['keep', 'detach', 'keep', 'keep'] as const),
    ...([twoTexts, twoTexts, twoTexts, twoTexts] as const),
  ],
  'a draft that only this device has': [
    ...(['send', 'send', 'send', 'resend', 'agree'] as const),
    ...(['resend', 'resend', twoTexts] as const),
  ],
  'a draft as both had it': ['keep', lost, 'keep', 'keep', 'take', 'take', 'take', 'take'],
  'a draft that was gone on with here': ['send', 'detach', 'send', 'send', 'agree', 'resend', 'resend', twoTexts],
  'thrown away here, as both had it': ['remove', 'detach', 'remove', 'remove', 'take', 'take', 'take', 'take'],
  'thrown away here, after it was gone on with': [
    ...(['remove', 'detach', 'remove', 'remove'] as const),
    ...(['agree', 'remove', 'remove', 'remove'] as const),
  ],
  'thrown away here, and the server never had it': ['keep', 'keep', 'keep', 'agree', 'keep', 'keep', 'keep', 'keep'],
};

const BASES: Base[] = [false, true].flatMap((isSent) => [false, true].map((isOpen) => ({ isSent, isOpen })));
const ROWS = (Object.keys(MINE) as Mine[]).flatMap((mine) =>
  (Object.keys(THEIRS) as ServerSide[]).map((theirs, column): [Mine, ServerSide, Cell] => [
    mine,
    theirs,
    TABLE[mine][column]!,
  ]),
);

function decide(mine: Mine, theirs: ServerSide, { isSent, isOpen }: Base): Verdict {
  const text: Theirs = THEIRS[theirs];
  const sent = isSent && typeof text !== 'string' ? text : undefined;
  return reconcile(MINE[mine], text, { sent, isOpen }).verdict;
}

// @proves GAP-025 GAP-028
it('takes picture descriptions from another device, and not those sent from here', () => {
  const theirs = THEIRS['the server has the same words and knows of a picture'];
  const told = (sent?: ServerDraft) =>
    reconcile(MINE['a draft that was gone on with here'], theirs, { sent, isOpen: true });
  expect(told()).toMatchObject({ verdict: 'resend', mine: { elsewhere: theirs.pictures } });
  expect(told(theirs)).toMatchObject({ verdict: 'resend', mine: { elsewhere: [] } });
});

describe('a draft whose texts may differ between this device and the server', () => {
  // @proves GAP-025
  it.each(ROWS)('%s; %s', (mine, theirs, cell) => {
    for (const base of BASES)
      expect({ ...base, verdict: decide(mine, theirs, base) }).toEqual({
        ...base,
        verdict: typeof cell === 'string' ? cell : cell(base),
      });
  });

  // @proves GAP-025
  it('loses no text that only one side has', () => {
    const losses = ROWS.flatMap(([name, side]) => {
      const mine: Draft | null = MINE[name];
      const theirs: Theirs = THEIRS[side];
      return BASES.filter((base) => {
        const verdict = decide(name, side, base);
        const isMineLost = verdict === 'take' && mine !== null && mine.server?.of !== mine.savedAt;
        // `remove` does not count as a loss, because a discarded draft can still be restored.
        const isOverwritten = verdict === 'send' || verdict === 'resend';
        const isKnown =
          typeof theirs === 'string' ||
          base.isSent ||
          theirs.postId !== undefined ||
          theirs.version === mine?.server?.version ||
          (mine?.content.startsWith(theirs.content) ?? false);
        return isMineLost || (isOverwritten && !isKnown);
      }).map((base) => [name, side, base]);
    });
    expect(losses).toEqual([]);
  });
});
