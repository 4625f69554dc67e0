module.exports = async function stopMongo() {
  await globalThis.stopMongo?.();
};
