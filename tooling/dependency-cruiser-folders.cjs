const { options } = require('./dependency-cruiser.cjs')

/** Folders of the web that lie below the folder they are in. */
const CALLS = '(?:api|http|session)'

/** Folders have no loops, not only files. Tests stand beside what they test and know the whole application: without them. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-loops',
      comment: 'Two folders that need each other are one, or hide a third. A type is a need too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps|packages)/' },
      to: { circular: true },
    },
    {
      name: 'a-part-does-not-know-the-whole',
      comment:
        'A folder within another is a part of it: what stands beside it may know it, not the other way. The rule above sees no loop between a folder and its own part.',
      severity: 'error',
      // The course of an investigation stands on the sets of an incident: the next rule keeps that one way.
      from: {
        path: '^((?:apps/server|packages/[^/]+)/.+)/[^/]+/[^/]+$',
        pathNot: '^packages/domain/src/incident/course/',
      },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'an-incident-does-not-know-its-course',
      comment:
        'Here the part stands on the whole: what an incident is has no use for how it is investigated.',
      severity: 'error',
      from: { path: '^packages/domain/src/incident/[^/]+$' },
      to: { path: '^packages/domain/src/incident/course/' },
    },
    {
      name: 'a-web-folder-does-not-know-its-parts',
      comment:
        'What lies in a folder of the web itself is the ground of its parts: the page, its dialogs and forms are parts. Only what asks the server lies below.',
      severity: 'error',
      from: { path: '^(apps/web/src/.+)/[^/]+$', pathNot: '^apps/web/src/app/' },
      to: { path: '^$1/[^/]+/', pathNot: `^$1/${CALLS}/[^/]+$|[.]webp$` },
    },
    {
      name: 'what-asks-the-server-knows-nothing-above',
      comment:
        'Calls, their transport and the session are known by whoever shows the answer, not the other way.',
      severity: 'error',
      from: { path: `^(apps/web/src/.+)/${CALLS}/[^/]+$` },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'the-top-of-the-web-is-known-by-nobody',
      comment: 'app joins the features: its own files know its parts, the parts do not know them.',
      severity: 'error',
      from: { path: '^apps/web/src/app/[^/]+/' },
      to: { path: '^apps/web/src/app/[^/]+$' },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)(dist|test-results|test|testing)/|\\.test\\.tsx?$' },
  },
}
