const stopMongo = require('./stop-mongo.cjs');

/** Runs once after all tests. */
module.exports = async function afterAll() {
  globalThis.removeRunFolder?.();
  await stopMongo();
};
