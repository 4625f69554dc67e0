const { basename } = require('node:path');

/** Replaces a picture or a font: its address is its file name. */
module.exports = {
  /** @param {string} _ @param {string} path */
  process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }),
};
