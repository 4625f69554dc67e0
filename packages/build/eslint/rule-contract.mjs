/** @param {{ value: unknown }} source */
const isSchema = ({ value }) => typeof value === 'string' && (/^zod(\/|$)/.test(value) || /\.schema$/.test(value));

const MESSAGE = 'This brings zod into the page. Import type, or the plain value that stands beside the schema.';

/**
 * Allows browser code to import API schemas only with `import type`, because `import { type … }` would still load the
 * file.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainContract = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (/** @type {any} */ node) => {
      if (!node.source || !isSchema(node.source)) return;
      if ((node.importKind ?? node.exportKind) !== 'type') context.report({ node: node.source, message: MESSAGE });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
