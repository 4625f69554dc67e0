/** @typedef {any} Node any node, including TypeScript nodes, which are missing from eslint's types */
/** @typedef {import('eslint').Scope.Variable} Variable */

const MESSAGE =
  'A pattern is a constant: one made from input may take exponential time. Compare texts, or use literalFilter(…) of ' +
  'the store.';

/** @param {Variable} variable */
const isConstant = ({ defs: [definition] }) =>
  definition?.type === 'ImportBinding' ||
  definition?.type === 'FunctionName' ||
  (definition?.type === 'Variable' && /** @type {Node} */ (definition.parent).kind === 'const');

/**
 * Requires every regular expression to be a constant of its module, and forbids `$regex` in filters.
 * @type {import('eslint').Rule.RuleModule}
 */
export const constantPattern = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** Reports whether a name is a constant of the module, or belongs to the pattern itself. @param {Node} node */
    const isFixed = (node) => {
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = context.sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      const variable = scope?.set.get(node.name);
      const isOfModule = !scope || scope.type === 'module' || scope.type === 'global';
      return isOfModule && (!variable?.defs.length || isConstant(variable));
    };

    /** Returns the names in the pattern whose value comes from outside it. @param {Node} pattern */
    const namesOutside = (pattern) => {
      const [from, to] = pattern.range;
      /** @param {import('eslint').Scope.Scope} scope @returns {Node[]} */
      const read = (scope) => [
        ...scope.references
          .filter(({ identifier: { range }, resolved }) => {
            const [start, end] = range ?? [0, 0];
            const defined = resolved?.defs[0]?.name.range ?? [-1, -1];
            return start >= from && end <= to && !(defined[0] >= from && defined[1] <= to);
          })
          .map(({ identifier }) => identifier),
        ...scope.childScopes.flatMap(read),
      ];
      return read(context.sourceCode.getScope(pattern));
    };

    /** @param {Node} node */
    const check = (node) => {
      if (node.callee.name !== 'RegExp') return;
      const isMade = node.arguments.some((/** @type {Node} */ one) => !namesOutside(one).every(isFixed));
      if (isMade) context.report({ node, message: MESSAGE });
    };

    return {
      NewExpression: check,
      CallExpression: check,
      'Property[key.name="$regex"], Property[key.value="$regex"]': (/** @type {Node} */ node) =>
        context.report({ node, message: MESSAGE }),
    };
  },
};
