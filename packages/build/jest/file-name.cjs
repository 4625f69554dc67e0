const { basename } = require('node:path');

/** Replaces a picture or a font with a module that exports its file name as the URL. */
module.exports = {
  /** @param {string} _ @param {string} path */
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
