import { readFile } from 'node:fs/promises';
import { transform } from '@swc/core';

// The table is TypeScript, and Node runs the rules as they are: its types are taken off here.
const source = await readFile(new URL('../../api-contract/src/rights.ts', import.meta.url), 'utf8');
const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
const ROLES = new Set((await import(`data:text/javascript,${encodeURIComponent(code)}`)).ROLES);

/**
 * These have no other sense. The other roles are words of daily life: a `member` has a session, a post has an `author`.
 */
const UNMISTAKABLE = new Set(['moderator', 'admin']);

/** The smallest piece of code that says what a text in it is for. */
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

/** @typedef {any} Node of TypeScript's syntax tree too, which the types of eslint do not know */

/** @param {Node} node */
const isRole = (node) => ROLES.has((node.type === 'TSLiteralType' ? node.literal : node).value);

/** A list or a union with two roles in it is one of roles. @param {Node} node */
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
 * Who may do what stands in one table. A role on its own is recognised where the code around it speaks of roles.
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
