const { basename } = require('node:path');

/** Replaces a picture or font with a module that exports the file name as its URL. */
module.exports = {
  /** @param {string} _ @param {string} path */
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
