const { configure } = require('@testing-library/react');

// Asking a long page by role takes jsdom most of the usual second on a busy machine.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
