/**
 * Prefers a package's `require` export, but also resolves packages that offer only ES modules.
 * @param {string} request
 * @param {{ conditions?: string[], defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (failure) {
    if (request.startsWith('.') || options.conditions?.includes('import')) throw failure;
    try {
      return options.defaultResolver(request, { ...options, conditions: [...(options.conditions ?? []), 'import'] });
    } catch {
      throw failure;
    }
  }
};
