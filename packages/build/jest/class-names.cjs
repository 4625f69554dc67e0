/** Stands in for a Sass module: every class is called what the component calls it. */
const classes = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true;
      return name === 'default' ? classes : name;
    },
  },
);

module.exports = classes;
