const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const scss = require('postcss-scss');
const ts = require('typescript');

const ROOT = path.join(__dirname, '../../../..');
const PUNCTUATION = /^\s*[,.;:!?)]/;
/** Components that lay out their children as flex items. */
const ROWS = new Set(['Stack', 'Cluster', 'Badge']);

const listPages = () =>
  execFileSync('git', ['ls-files', 'shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.(test|stories)\.tsx$/.test(file) && existsSync(path.join(ROOT, file)));

const isLayout = (node) =>
  (node.type === 'atrule' && node.name === 'include' && /^ui\.(stack|cluster|grid)\b/.test(node.params)) ||
  (node.type === 'decl' && node.prop === 'display' && /flex|grid/.test(node.value));

/** Returns the selector of the rule around a node, with `&` and nested selectors joined. */
function selectorsOf(node) {
  if (node.type === 'root') return [''];
  const outer = selectorsOf(node.parent);
  if (node.type !== 'rule') return outer;
  return outer.flatMap((before) =>
    node.selectors.map((own) => (own.includes('&') ? own.replaceAll('&', before) : `${before} ${own}`)),
  );
}

/** Returns the classes of a style sheet whose children are flex or grid items. */
function findRows(text) {
  const classes = new Set();
  scss.parse(text).walk((node) => {
    if (!isLayout(node)) return;
    for (const selector of selectorsOf(node.parent))
      for (const [, name] of (/[^\s>+~]*$/.exec(selector)?.[0] ?? '').matchAll(/\.([\w-]+)/g)) classes.add(name);
  });
  return classes;
}

/** Returns punctuation that follows an element inside a row, where the row's gap separates it from its word. */
function findLoose(file, text, rowsOf) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const rows = new Set(
    source.statements
      .filter((node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text.endsWith('.scss'))
      .flatMap((node) => rowsOf(node.moduleSpecifier.text).map((name) => `${node.importClause?.name?.text}.${name}`)),
  );
  const found = [];
  const isRow = ({ tagName, attributes }) =>
    ROWS.has(tagName.getText()) ||
    attributes.properties.some(
      (one) =>
        one.name?.getText() === 'className' &&
        [...one.getText().matchAll(/\w+\.\w+/g)].some(([name]) => rows.has(name)),
    );
  const visit = (node) => {
    if (ts.isJsxElement(node) && isRow(node.openingElement))
      node.children.forEach((child, index) => {
        const before = node.children[index - 1];
        if (ts.isJsxText(child) && before && !ts.isJsxExpression(before) && PUNCTUATION.test(child.text))
          found.push(`${file}: ${node.openingElement.getText()} … ${child.text.trim()}`);
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const rowsBeside = (file) => (sheet) => {
  const at = path.join(ROOT, path.dirname(file), sheet);
  return existsSync(at) ? [...findRows(readFileSync(at, 'utf8'))] : [];
};

// @proves SCR-08
it('no comma or full stop is an item of a row, where a gap would separate it from its word', () => {
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(300);
  expect(
    pages.flatMap((file) => findLoose(file, readFileSync(path.join(ROOT, file), 'utf8'), rowsBeside(file))),
  ).toEqual([]);
});

it('finds a comma in a row, and none in a paragraph', () => {
  const sheet =
    '@layer section { .row, .plain b { display: flex; } .plain { color: red; .inner { @include ui.stack; } } }';
  const page = (name) =>
    `import styles from './x.module.scss';\nconst A = () => <p className={styles.${name}}><b>You</b>, later</p>;`;
  const find = (name) => findLoose('a.tsx', page(name), () => [...findRows(sheet)]).length;
  expect(['row', 'plain', 'inner'].map(find)).toEqual([1, 0, 1]);
});
