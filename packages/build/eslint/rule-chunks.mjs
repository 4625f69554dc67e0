const NAMED = /webpackChunkName:\s*"([^"]+)"/;

/** @param {any} node @param {string} name */
const propertyOf = (node, name) =>
  node?.properties?.find((/** @type {any} */ property) => property.key?.name === name)?.value;

/**
 * Requires a lazy route to name its chunk twice: in the comment that webpack reads, and in the handle. The shell uses
 * the handle to find the chunk's stylesheets and scripts, and sends them with the page.
 * @type {import('eslint').Rule.RuleModule}
 */
export const chunkOfRoute = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ObjectExpression(/** @type {any} */ node) {
      const lazy = propertyOf(node, 'lazy');
      if (lazy?.type !== 'ArrowFunctionExpression') return;
      const built = NAMED.exec(context.sourceCode.getText(lazy))?.[1];
      const told = propertyOf(propertyOf(node, 'handle'), 'chunk')?.value;
      if (!built || built !== told)
        context.report({ node: lazy, message: 'Name the chunk: webpackChunkName and handle.chunk, alike.' });
    },
  }),
};
