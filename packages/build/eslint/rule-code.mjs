import { longLines } from '../src/long-lines.mjs';

const FUNCTIONS = 'FunctionDeclaration, FunctionExpression, ArrowFunctionExpression';

/** @typedef {import('eslint').Rule.Node} Node */

/** @param {Node} node @returns {string | undefined} */
function ownName(node) {
  if ('id' in node && node.id && 'name' in node.id) return node.id.name;
  const { parent } = node;
  return parent?.type === 'VariableDeclarator' && 'name' in parent.id ? parent.id.name : undefined;
}

/** @param {Node} node @param {string} filename */
const isComponent = (node, filename) => filename.endsWith('.tsx') && /^[A-Z]/.test(ownName(node) ?? '');

/** @param {Node} node */
const linesOf = ({ loc }) => (loc ? loc.end.line - loc.start.line + 1 : 0);

/**
 * Counts the lines of a function that have code.
 *
 * @param {import('eslint').SourceCode} sourceCode @param {Node} node
 */
function codeLinesOf(sourceCode, node) {
  const lines = new Set();
  for (const { loc } of sourceCode.getTokens(node))
    for (let line = loc.start.line; line <= loc.end.line; line += 1) lines.add(line);
  return lines.size;
}

/**
 * Limits functions to one screen, and components to two, because components include their markup. A function inside a
 * factory or a router is measured on its own, like a method of a class; one inside a component counts as part of the
 * component. `factory` limits the lines of code of a function together with those inside it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const functionLength = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: Object.fromEntries(['max', 'component', 'factory'].map((name) => [name, { type: 'integer' }])),
      },
    ],
  },
  create(context) {
    const { max, component, factory = Infinity } = context.options[0];
    /** @type {{ inside: number }[]} */
    const open = [];

    /** @param {Node} node */
    function leave(node) {
      const total = linesOf(node);
      const { inside } = open.pop() ?? { inside: 0 };
      const isMarkup = isComponent(node, context.filename);
      const lines = isMarkup ? total : total - inside;
      const outer = open.at(-1);
      if (outer) outer.inside += total - 1;
      const limit = isMarkup ? component : max;
      const start = node.loc?.start ?? { line: 1, column: 0 };
      const name = ownName(node) ?? 'This function';
      if (lines > limit)
        context.report({ loc: { start, end: start }, message: `${name} has ${lines} lines, ${limit} are allowed.` });
      const code = total > factory ? codeLinesOf(context.sourceCode, node) : 0;
      if (code > factory)
        context.report({
          loc: { start, end: start },
          message: `${name} has ${code} lines of code with the functions inside it, ${factory} are allowed.`,
        });
    }

    return { [FUNCTIONS]: () => open.push({ inside: 0 }), ':function:exit': leave };
  },
};

/**
 * Limits lines to Prettier's line width, because Prettier does not wrap comments, strings, titles and patterns.
 * @type {import('eslint').Rule.RuleModule}
 */
export const lineLength = {
  meta: { type: 'layout', schema: [{ type: 'integer' }] },
  create: (context) => ({
    Program() {
      const [columns] = context.options;
      for (const { line, width } of longLines(context.sourceCode.text, columns))
        context.report({
          loc: { start: { line, column: columns }, end: { line, column: width } },
          message: `This line has ${width} columns, ${columns} are allowed.`,
        });
    },
  }),
};

const BROWSER_ONLY = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'history',
]);

/**
 * Allows browser globals only in effects and handlers, because the server also imports these modules.
 * @type {import('eslint').Rule.RuleModule}
 */
export const browserLater = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'Program:exit'(node) {
      for (const { identifier, from, resolved } of context.sourceCode.getScope(node).through) {
        const isLate = from.variableScope.type === 'function' || from.variableScope.type === 'class-field-initializer';
        const { parent } = /** @type {Node} */ (identifier);
        const isProbe = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
        if (resolved?.defs.length || isLate || isProbe || !BROWSER_ONLY.has(identifier.name)) continue;
        context.report({
          node: identifier,
          message: `${identifier.name} does not exist where the server imports this module.`,
        });
      }
    },
  }),
};
