import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

// The roles are defined in TypeScript. Node runs the rules without a build, so the types are stripped here.
const source = await readFile(new URL('../../api-contract/src/roles.ts', import.meta.url), 'utf8');
const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
const ROLES = new Set((await import(`data:text/javascript,${encodeURIComponent(code)}`)).ROLES);

/**
 * Roles whose names have no other meaning. The others are everyday words: a session belongs to a `member`, a post has
 * an `author`.
 */
const UNMISTAKABLE = new Set(['moderator', 'admin']);

/** The smallest syntax nodes that reveal the purpose of a string inside them. */
const CLAUSES = new Set([
  'AssignmentExpression',
  'AssignmentPattern',
  'BinaryExpression',
  'CallExpression',
  'JSXAttribute',
  'LogicalExpression',
  'Property',
  'SwitchStatement',
  'TSAsExpression',
  'TSPropertySignature',
  'TSTypeAliasDeclaration',
  'VariableDeclarator',
]);

/** @typedef {any} Node any node, including TypeScript nodes, which are missing from eslint's types */

/** @param {Node} node */
const isRole = (node) => ROLES.has((node.type === 'TSLiteralType' ? node.literal : node).value);

/** Reports whether a string is in a list or union that contains at least two roles. @param {Node} node */
function isAmongRoles(node) {
  const { parent } = node.parent.type === 'TSLiteralType' ? node.parent : node;
  return (parent.elements ?? parent.types ?? []).filter((/** @type {Node} */ one) => one && isRole(one)).length > 1;
}

/** @param {Node} node */
function clauseOf(node) {
  let clause = node.parent;
  while (clause && !CLAUSES.has(clause.type)) clause = clause.parent;
  return clause;
}

/** @param {Node} node */
const isName = (node, { parent } = node) =>
  /^(Import|Export)/.test(parent.type) ||
  (parent.type === 'Property' && parent.key === node) ||
  parent.type === 'MemberExpression' ||
  parent.parent?.type === 'TSIndexedAccessType';

/**
 * Requires permission checks to use the table of rights. Recognises a single role name only if the surrounding code
 * deals with roles.
 * @type {import('eslint').Rule.RuleModule}
 */
export const roleByRight = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Literal(/** @type {Node} */ node) {
      if (!isRole(node) || isName(node)) return;
      const clause = clauseOf(node);
      const speaksOfRoles = () => clause && /role/i.test(context.sourceCode.getText(clause));
      if (!UNMISTAKABLE.has(node.value) && !isAmongRoles(node) && !speaksOfRoles()) return;
      context.report({
        node,
        message: `Ask for the right, not for the role '${node.value}': can(role, …) of @verse/api-contract/rights.`,
      });
    },
  }),
};
