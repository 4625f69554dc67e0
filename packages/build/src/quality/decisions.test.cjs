const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const FOLDER = join(__dirname, '../../../../docs/decisions');
const read = (file) => readFileSync(join(FOLDER, file), 'utf8');
const records = readdirSync(FOLDER).filter((file) => /^\d{3}-/.test(file) && !file.startsWith('000-'));

describe('decision records', () => {
  it('have one format and fit on a page', () => {
    const faults = records.flatMap((file) => {
      const text = read(file);
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      return [
        ...(text.startsWith(`# ${file.slice(0, 3)}. `) ? [] : [`${file}: title`]),
        ...(/^Date: \d{4}-\d\d-\d\d\. Status: (proposed|accepted|superseded by \[)/m.test(text)
          ? []
          : [`${file}: status`]),
        ...(headings.join() === 'Context,Decision,Consequences' ? [] : [`${file}: ${headings.join()}`]),
        ...(text.split('\n').length <= 60 ? [] : [`${file}: longer than 60 lines`]),
      ];
    });
    expect(records.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  it('are all in the index, by their titles', () => {
    const rows = records.map((file) => {
      const title = /^# \d{3}\. (.+)$/m.exec(read(file))[1];
      return `| [${file.slice(0, 3)}](${file}) | ${title} |`;
    });
    const index = read('README.md').match(/^\| \[\d.+$/gm);
    expect(index).toEqual(rows);
  });

  it('link only to files that exist', () => {
    const pages = [...records, 'README.md', ...readdirSync(join(FOLDER, 'appendix')).map((file) => `appendix/${file}`)];
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#:]+)\)/g)]
        .filter(([, link]) => !existsSync(join(FOLDER, dirname(page), link)))
        .map(([, link]) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
  });
});
