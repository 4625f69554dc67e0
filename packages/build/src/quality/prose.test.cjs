const { phrasesIn, proseOf } = require('./prose.mjs');

const SOURCE = `
/** What is kept of a visit. */
export const kept = 1;
// Sorts the rows.
// @proves HDR-08
it('is told of it', () => {
  throw new Error('somebody else is deploying');
});
logger.warn({ id }, 'nobody answers');
const label = 'whoever reads this is a visitor';
`;

const ROUTES = `
const routes = [
  route({ method: 'get', summary: 'List the posts with a tag, newest first' }, handle),
  route({ method, summary: on ? 'Like a post' : 'What the ' + 'caller likes' }, handle),
];
const job = { failed: 'somebody was not notified', during: 'loading' };
`;

const found = (file, source) =>
  proseOf(file, source).map(({ line, kind, text }) => [line, kind, phrasesIn({ text }).map((x) => x.phrase)]);

describe('the prose of the repository', () => {
  it('is its comments, test titles, errors and log lines, with the phrases to replace', () => {
    expect(found('api/src/a.ts', SOURCE)).toEqual([
      [2, 'comment', ['What is']],
      [4, 'comment', []],
      [6, 'title', ['is told']],
      [7, 'message', ['somebody']],
      [9, 'message', ['nobody']],
    ]);
  });

  it('is the summaries of operations, and what is said about a failure', () => {
    expect(found('api/src/a.routes.ts', ROUTES)).toEqual([
      [3, 'message', []],
      [4, 'message', []],
      [4, 'message', ['What the']],
      [6, 'message', ['somebody']],
      [6, 'message', []],
    ]);
  });

  it('is the comments of a style sheet and the text of a document, without quotations', () => {
    expect(found('a.scss', '.a { color: red; } // Nobody sees it.\n/* Plain. */')).toEqual([
      [1, 'comment', ['Nobody']],
      [2, 'comment', []],
    ]);
    const page = '# Title\n\n```\nnobody\n```\nIt stands here, not “anew”, not `whoever`.';
    expect(found('a.md', page)).toEqual([
      [1, 'document', []],
      [6, 'document', ['stands']],
    ]);
  });
});
