import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Attributes and properties that contain user-visible text. */
const READ = new Set([
  'title',
  'label',
  'lead',
  'hint',
  'alt',
  'aria-label',
  'placeholder',
  'description',
  'success',
  'text',
  'message',
  'subject',
  'eyebrow',
  'advice',
  'submit',
  'failed',
  'done',
  'action',
]);

/** Words that `docs/words.md` replaces, with their replacements. @type {[pattern: RegExp, use: string][]} */
const RULES = [
  [/\be-mails?\b/i, 'email'],
  [/\b(somebody|whoever|whosoever)\b/i, 'someone, you, anyone who'],
  [/\bproved\b/i, 'verified'],
  [/\bone's\b|\boneself\b/i, 'your, yourself'],
  [/\b(now )?stands? (in|on|at|above|below|here|there)\b/i, 'is, appears'],
  [/\bthose (there are|that are)\b/i, 'an existing one'],
  [/\bis not right\b/i, 'is incorrect'],
  [/\bin any case\b/i, 'always'],
  [/\b(what|whatever) becomes? of\b/i, 'the decision, the result'],
  [/\bby the clock of\b/i, 'in your local time'],
  [/\bneed not\b/i, 'don’t need to'],
  [/\bpress of\b/i, 'click'],
];

/** Phrases of screens, errors and emails that sound like a contract, with what a person would say. */
const VOICE = /** @type {[pattern: RegExp, use: string][]} */ ([
  [/\bthe other (side|member)\b/i, 'the person’s name, they'],
  [/\bboth sides\b/i, 'they both, you both'],
  [/\b(what|whatever) (has )?(became|become) of\b/i, 'where it stands'],
  [/\bnothing waits\b/i, 'you’re all caught up'],
  [/\bthe clock of\b/i, 'the person’s deadline'],
  [/\b(whom|of which)\b/i, 'two sentences, or who'],
  [/^it pays for\b/i, 'payment for'],
  [/\bin the meantime\b/i, 'just, e.g. “Someone just changed this”'],
  [/\bnothing of yours\b/i, 'we didn’t save yours'],
  [/\b(was|were) never here\b/i, 'the link is wrong'],
  [/\bdoes not exist for you\b/i, 'you can’t open this page'],
  [/\b(alternative text|what one sees)\b/i, 'describe the picture'],
  [/\b(in|between|by) attributes\b|\bto judge by\b/i, 'what you’ll score'],
  [/\bcounts as accepted\b|\bdays of silence\b/i, 'accepted automatically'],
  [/\bas (many|often) .* (as we can keep|as an account can)\b/i, 'your list is full'],
  [/\byou (get a notification|are notified)\b/i, 'we’ll tell you'],
  [/\b(takes|take) no part\b|\btakes part again\b/i, 'is out, is back in'],
  [/\bmailbox than\b/i, 'email'],
  [/\b(first things first|what you have made)\b/i, 'your best piece goes first'],
  [/\byou act for\b/i, 'yours'],
  [/\bof the house\b/i, 'our'],
]);

/** Texts for developers: summaries of routes, which have no full stop, and papers in an archive. */
const isForDevelopers = (/** @type {Found} */ { file, text }) =>
  (/\.routes\.ts$/.test(file) && !/[.?]$/.test(text)) || file.endsWith('/archive-verifier.ts');

/** Texts required verbatim by the specification. */
const LITERAL = ['Check your inbox to verify your e-mail.'];

/** @typedef {{ file: string, line: number, text: string }} Found */

/** @param {string} text */
const isSentence = (text) =>
  /\p{L}{2,} \S/u.test(text) && /^[\p{Lu}“"‘(]/u.test(text.trim()) && !/^(GET|POST|PUT|PATCH|DELETE) \//.test(text);

/** Recognises a string, written in one piece or joined with `+`. @param {ts.Node} node @returns {boolean} */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    isText(node.left) &&
    isText(node.right));

/** @param {ts.Node} node */
function isReadable(node) {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text);
  const { parent } = node;
  const isPiece = parent && ts.isBinaryExpression(parent) && isText(parent);
  if (!isText(node) || isPiece) return false;
  const text = textOf(node);
  const holder = parent && (ts.isJsxExpression(parent) ? parent.parent : parent);
  const isNamed =
    holder &&
    (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) &&
    READ.has(holder.name.getText().replace(/['"]/g, ''));
  return isSentence(text) || Boolean(isNamed && /\p{L}{2}/u.test(text));
}

/** Returns a text with `…` in place of a template's values. @param {ts.Node} node @returns {string} */
function textOf(node) {
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  return /** @type {ts.LiteralLikeNode} */ (node).text;
}

/**
 * Returns every user-visible text in a source file.
 * @param {string} file
 * @param {string} source
 * @returns {Found[]}
 */
function wordsOfSource(file, source) {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  /** @type {Found[]} */
  const found = [];
  const walk = (/** @type {ts.Node} */ node) => {
    if (isReadable(node)) {
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

/**
 * Returns every text in a JSON content file that contains a space.
 * @param {string} file
 * @param {string} source
 * @returns {Found[]}
 */
function wordsOfContent(file, source) {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(/(?:^\s*|[:,[]\s*)"((?:[^"\\]|\\.)*)"(?!\s*:)/g)].flatMap(([, text = '']) =>
      isSentence(text) ? [{ file, line: index + 1, text }] : [],
    ),
  );
}

/** @param {string} file @param {string} [source] */
export function wordsOf(file, source = readFileSync(file, 'utf8')) {
  return path.extname(file) === '.json' ? wordsOfContent(file, source) : wordsOfSource(file, source);
}

/** Returns the texts that violate the style guide, with the word to use instead. @param {Found[]} found */
export const findViolations = (found) =>
  found.flatMap((one) => {
    const text = LITERAL.reduce((rest, literal) => rest.replaceAll(literal, ''), one.text);
    return [...RULES, ...(isForDevelopers(one) ? [] : VOICE)].flatMap(([pattern, use]) =>
      pattern.test(text) ? [{ ...one, odd: pattern.exec(text)?.[0] ?? '', use }] : [],
    );
  });
