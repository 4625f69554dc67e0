import path from 'node:path';
import ts from 'typescript';

/**
 * Phrases to avoid in the project's English, with replacements. Terms are listed in `docs/glossary.md`.
 * @type {[pattern: RegExp, use: string][]}
 */
const PHRASES = [
  [/\b(whoever|whosoever|whomever|somebody|nobody|everybody|anybody)\b/i, 'caller, client, user, process, no one'],
  [/\bstands?\b(?!-| for\b)/i, 'is'],
  [/\b(is|are|was|were|be|been) told\b/i, 'is notified, receives'],
  [/\bhears? of\b/i, 'is notified of'],
  [/\banew\b/i, 'again'],
  [/\bin words\b/i, 'with a message'],
  [/\bby now\b/i, 'already'],
  [/\b(is|are|was|were) none\b/i, 'is not, is invalid, is missing'],
  [/\bof (theirs|before|one's own|one’s own)\b/i, 'their, previous, its own'],
  [/\bthe own\b/i, 'its own'],
  [/\bby chance\b/i, 'random, by accident'],
  [/\blies? in\b/i, 'is in'],
  [/\bhow-manieth\b/i, 'index'],
  [/\bin the moment\b/i, 'as soon as'],
  [/\bone's\b|\boneself\b/i, 'its, your'],
  [/\bbecomes? of\b/i, 'result, decision'],
];
/** Matches a comment or sentence that has a clause as its subject. */
const CLAUSE = /^(What|Whatever|Whom|Whose) (is|are|was|were|has|have|had|does|did|no|a|an|the|may|must|can|will)\b/;

/** @typedef {'comment' | 'title' | 'message' | 'document'} ProseKind */
/** @typedef {{ file: string, line: number, kind: ProseKind, text: string }} Prose */

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?:^|[^:])\/\/([^\n]*)/g;
const tidy = (/** @type {string} */ text) =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Calls whose arguments contain prose: tests, errors and log lines. @type {[pattern: RegExp, kind: ProseKind][]} */
const CALLS = [
  [/^(describe|it|test)(\.(each|only|skip))?\b/, 'title'],
  [/Error$/, 'message'],
  [/\b(logger|log|console)\.\w+$/, 'message'],
];

/** Properties that contain prose: summaries, log lines, and messages about a failure. */
const PROPERTIES = new Set(['summary', 'failed', 'during']);

/** Returns the texts that an expression can have. @param {ts.Node} node @returns {string[]} */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((one) => `…${one.literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return [];
  return textsOf(node.left).flatMap((left) => textsOf(node.right).map((right) => left + right));
}

/** @param {ts.Node} node @returns {[text: string, kind: ProseKind][]} */
function proseAt(node) {
  if (ts.isPropertyAssignment(node) && PROPERTIES.has(node.name.getText()))
    return textsOf(node.initializer).map((text) => [text, 'message']);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const called = node.expression.getText();
  const kind = CALLS.find(([pattern]) => pattern.test(called))?.[1];
  if (!kind) return [];
  return (node.arguments ?? []).flatMap(textsOf).flatMap((text) => (/\p{L} \p{L}/u.test(text) ? [[text, kind]] : []));
}

/** @param {string} file @param {string} source @returns {Prose[]} */
function proseOfCode(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? 4 : undefined);
  /** @type {Prose[]} */
  const found = [];
  /** @type {Set<number>} */
  const seen = new Set();
  const lineAt = (/** @type {number} */ at) => tree.getLineAndCharacterOfPosition(at).line + 1;
  const walk = (/** @type {ts.Node} */ node) => {
    for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      const text = tidy(source.slice(range.pos, range.end).replace(/^\/\*+|\*\/$|^\/\/ ?/g, ''));
      if (!/^(@proves|eslint-|@ts-|#)/.test(text)) found.push({ file, line: lineAt(range.pos), kind: 'comment', text });
    }
    for (const [text, kind] of proseAt(node)) found.push({ file, line: lineAt(node.getStart()), kind, text });
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

/** @param {string} file @param {string} source @returns {Prose[]} */
function proseOfStyles(file, source) {
  return [...source.matchAll(COMMENT)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    kind: 'comment',
    text: tidy(match[1] ?? match[2] ?? ''),
  }));
}

/** @param {string} file @param {string} source @returns {Prose[]} */
const proseOfDocument = (file, source) =>
  source
    .replace(/```[\s\S]*?```/g, (block) => block.replace(/[^\n]/g, ''))
    .split('\n')
    .flatMap((text, index) =>
      /\p{L}/u.test(text) ? [{ file, line: index + 1, kind: 'document', text: text.trim() }] : [],
    );

/**
 * Returns the developer prose in a file: comments, test titles, operation summaries, messages, and documents.
 * @param {string} file @param {string} source
 */
export function proseOf(file, source) {
  const extension = path.extname(file);
  if (extension === '.md') return proseOfDocument(file, source);
  return extension === '.scss' ? proseOfStyles(file, source) : proseOfCode(file, source);
}

/** Returns the phrases in a text that must be replaced. @param {Pick<Prose, 'text'>} prose */
export function phrasesIn({ text }) {
  const plain = text.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, '…');
  const found = PHRASES.flatMap(([pattern, use]) => {
    const match = pattern.exec(plain);
    return match ? [{ phrase: match[0].trim(), use }] : [];
  });
  const clause = CLAUSE.exec(plain);
  return clause ? [...found, { phrase: clause[0], use: 'name the thing' }] : found;
}
