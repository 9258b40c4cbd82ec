const { options } = require('./dependency-cruiser.cjs')

/** Folders have no loops, not only files. Tests stand beside what they test and know the whole application: without them. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-loops',
      comment: 'Two folders that need each other are one, or hide a third. A type is a need too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/server' },
      to: { circular: true },
    },
    {
      name: 'a-part-does-not-know-the-whole',
      comment:
        'A folder within another is a part of it: what stands beside it may know it, not the other way. The rule above sees no loop between a folder and its own part.',
      severity: 'error',
      from: { path: '^(apps/server/.+)/[^/]+/[^/]+$' },
      to: { path: '^$1/[^/]+$' },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)(dist|test-results|test|testing)/|\\.test\\.tsx?$' },
  },
}
