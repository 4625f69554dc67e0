const { configure } = require('@testing-library/react');

// The hub is a long page: asking it by role takes jsdom most of the usual second on a busy machine.
if (typeof window !== 'undefined') configure({ asyncUtilTimeout: 10_000 });
