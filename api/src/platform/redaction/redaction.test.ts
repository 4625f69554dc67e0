import { createRandom } from '../../../test/create-random';
import { createRedaction } from './redaction';

const redact = createRedaction({ name: 'José Art Núñez', ownHandle: 'jose-art', email: 'jn@example.org' });

// @proves FIL-04
it('leaves an ordinary word that is also a name, unless it is written like a name', () => {
  const cases: [string, string][] = [
    ['Three pieces of art at once', 'Three pieces of art at once'],
    ['Drawn by Art', 'Drawn by [hidden]'],
    ['i am art', 'i am [hidden]'],
    ['By jose art nunez', 'By [hidden]'],
    ['From 2019 - 2021', 'From 2019 - 2021'],
    ['Call +44 20 7946 0958', 'Call [hidden]'],
    ['See josé.design/works now', 'See [hidden] now'],
    ['Wait...see ada.design... be', 'Wait...see [hidden]... be'],
  ];
  for (const [text, hidden] of cases) expect([text, redact(text)]).toEqual([text, hidden]);
  const shared = createRedaction({ name: 'Ada Tester', ownHandle: 'design', email: 'hello@example.org' });
  expect(shared('Hello. Design by a designer')).toBe('Hello. Design by a designer');
});

// @proves FIL-04
it('hides names of any script, also where no space or an invisible character is', () => {
  const cases: [string, string, string][] = [
    ['山田 太郎', '私は山田太郎です。太郎', '私は[hidden]です。[hidden]'],
    ['李 明', '我是李明', '我是[hidden]'],
    ['김 철수', '저는 철수입니다', '저는 [hidden]입니다'],
    ['Łukasz Żak', 'ŁUKASZ and zak', '[hidden] and [hidden]'],
    [
      'Ada Tester',
      'A\u00adda, Ａｄａ, A\u200bd\u200ba, adatesterdesign',
      '[hidden], [hidden], [hidden], [hidden]design',
    ],
    ['Groß', 'GROSS', '[hidden]'],
  ];
  for (const [name, text, hidden] of cases)
    expect([name, createRedaction({ name, ownHandle: null, email: '' })(text)]).toEqual([name, hidden]);
});

/** Pieces that make patterns over names and texts backtrack. */
const PIECES = [
  'e',
  'é',
  'e\u0301',
  '\u0301',
  '\u0301\u0302\u0323',
  '-',
  ' ',
  '.',
  'e-',
  'x',
  'Ada',
  '@',
  'www.',
  '1',
  '山',
];

// @proves FIL-04
it('takes a time that grows with the text and not faster, whatever the names and texts are', () => {
  const random = createRandom(7);
  const repeat = (most: number) => {
    const unit = Array.from({ length: 1 + random(4) }, () => PIECES[random(PIECES.length)]!).join('');
    return unit.repeat(Math.ceil(most / unit.length)).slice(0, most);
  };
  /** Returns the processor time in milliseconds, because other processes may share the machine. */
  const timeOf = (hide: (text: string) => string, text: string) => {
    const begun = process.cpuUsage();
    hide(text);
    return process.cpuUsage(begun).user / 1000;
  };
  let short = 0;
  let long = 0;
  for (let round = 0; round < 60; round += 1) {
    const hide = createRedaction({ name: repeat(60), ownHandle: repeat(30), email: `${repeat(64)}x@example.org` });
    const unit = repeat(500);
    const longest = timeOf(hide, unit.repeat(48));
    expect(longest).toBeLessThan(2000);
    long += longest;
    for (let part = 0; part < 6; part += 1) short += timeOf(hide, unit.repeat(8));
  }
  // As many characters in one text as in six. Quadratic growth would take six times as long.
  expect(long).toBeLessThan(3 * short);
});
