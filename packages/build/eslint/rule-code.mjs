const FUNCTIONS = 'FunctionDeclaration, FunctionExpression, ArrowFunctionExpression';

const ownName = (node) =>
  node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined);
const isComponent = (node, filename) => filename.endsWith('.tsx') && /^[A-Z]/.test(ownName(node) ?? '');

const linesOf = ({ loc }) => loc.end.line - loc.start.line + 1;

/**
 * A function fits on a screen; a component, whose markup is part of it, on two. The functions inside a factory or a router
 * are measured for themselves, as the methods of a class would be; those inside a component belong to it.
 */
export const functionLength = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer' }, component: { type: 'integer' } } }],
  },
  create(context) {
    const { max, component } = context.options[0];
    const open = [];

    function leave(node) {
      const total = linesOf(node);
      const { inside } = open.pop();
      const isMarkup = isComponent(node, context.filename);
      const lines = isMarkup ? total : total - inside;
      const outer = open.at(-1);
      if (outer) outer.inside += total - 1;
      const limit = isMarkup ? component : max;
      if (lines <= limit) return;
      const loc = { start: node.loc.start, end: node.loc.start };
      context.report({
        node,
        loc,
        message: `${ownName(node) ?? 'This function'} has ${lines} lines, ${limit} are allowed.`,
      });
    }

    return { [FUNCTIONS]: () => open.push({ inside: 0 }), ':function:exit': leave };
  },
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

/** The server imports the same modules: what only a browser has is touched in effects and handlers. */
export const browserLater = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'Program:exit'(node) {
      for (const { identifier, from, resolved } of context.sourceCode.getScope(node).through) {
        const isLate = from.variableScope.type === 'function' || from.variableScope.type === 'class-field-initializer';
        const isProbe = identifier.parent.type === 'UnaryExpression' && identifier.parent.operator === 'typeof';
        if (resolved?.defs.length || isLate || isProbe || !BROWSER_ONLY.has(identifier.name)) continue;
        context.report({
          node: identifier,
          message: `${identifier.name} does not exist where the server imports this module.`,
        });
      }
    },
  }),
};
