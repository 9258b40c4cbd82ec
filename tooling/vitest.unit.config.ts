import { defineConfig } from 'vitest/config'

/** A module is read once a process, not once a file: none of these files may leave it changed. */
const rules = {
  name: 'правила',
  include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tooling/**/*.test.{ts,mjs}'],
  isolate: false,
}

/** A page has the browser's globals and may still be at work when its file ends: a process for each file. */
const pages = { name: 'страницы', include: ['apps/web/src/**/*.test.tsx'] }

/** Tests without a database and without a browser: rules, grammar, documents, components. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      { extends: true, test: rules },
      { extends: true, test: pages },
    ],
    // Left alone, it keeps a core for itself, and half of the two that a build machine has is idle.
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
