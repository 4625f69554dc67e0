import stylelint from 'stylelint';

const ruleName = 'verse/nothing-moves';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (/** @type {string} */ what) =>
    `${what} moves something. Only the picture of a link, the orbit, and money that arrives may move (record 116)`,
});

/** Motions that are allowed besides the view transition: each has its own reason in record 116. */
const MOVING = [
  'mf-marketing/src/pages/home/moving-wall.module.scss',
  'mf-verse/src/features/contest-awards/unveiling.module.scss',
  'mf-verse/src/features/dashboard/promotions.module.scss',
  'shell/src/layout/logo.module.scss',
  'shell/src/layout/route-progress.module.scss',
  'shell/src/layout/small-menu.module.scss',
];

const PLACES = ['transform', 'translate', 'rotate', 'scale', 'offset', 'inset', 'margin', 'top', 'left', 'all'];
const MOVES = new RegExp(String.raw`(?:^|[\s,])(?:${PLACES.join('|')})(?:-[\w-]+)?(?=[\s,]|$)`);

/** @param {import('postcss').Node['parent']} parent */
function isInKeyframes(parent) {
  for (; parent; parent = parent.parent)
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'keyframes') return true;
  return false;
}

/** @type {import('stylelint').Rule} */
const rule = (isOn) => (root, result) => {
  const file = root.source?.input.file ?? '';
  if (!isOn || MOVING.some((name) => file.endsWith(name))) return;
  root.walkDecls((node) => {
    const { prop, value, parent } = node;
    const isMove = /^transition(?:-property)?$/.test(prop)
      ? MOVES.test(value)
      : isInKeyframes(parent) && MOVES.test(prop);
    if (isMove) stylelint.utils.report({ result, ruleName, node, message: messages.rejected(prop), word: prop });
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
