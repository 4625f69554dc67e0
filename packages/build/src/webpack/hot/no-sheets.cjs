module.exports = () => () => undefined;
