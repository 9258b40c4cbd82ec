import { defineConfig } from 'vitest/config'

const rules = {
  name: 'правила',
  include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tooling/**/*.test.{ts,mjs}'],
}

/**
 * A page has the browser's globals, in all files alike: one that differs ends the process and what it has read. Whoever
 * leaves a page ends what it began.
 */
const pages = {
  name: 'страницы',
  environment: 'happy-dom',
  include: ['apps/web/src/**/*.test.tsx'],
  setupFiles: ['code-ahead', 'leave-page'].map(
    (name) => new URL(`../apps/web/src/testing/${name}.ts`, import.meta.url).pathname,
  ),
}

/** Tests without a database and without a browser: rules, grammar, documents, components. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    projects: [
      { extends: true, test: rules },
      { extends: true, test: pages },
    ],
    // A module is read once a process, not once a file: none of these files may leave it changed.
    isolate: false,
    // Left alone, it keeps a core for itself, and half of the two that a build machine has is idle.
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
