/** Houses of the server from the ground up: each knows those below, none beside it and none above it. */
const SERVER_HOUSES = [
  ['src/foundation'],
  ['src/db'],
  ['src/backup', 'src/bots', 'src/jobs', 'src/lookup', 'src/pdf', 'src/threads'],
  ['src/context'],
  ['src/http'],
  ['src/modules', 'src/plugins'],
  ['src/admin', 'seed'],
  ['src/composition'],
]

const serverHouses = SERVER_HOUSES.flatMap((floor, level) =>
  floor.map((house) => {
    const below = SERVER_HOUSES.slice(0, level).flat()
    return {
      name: `server-${house.replace('src/', '')}-knows-those-below`,
      comment: `${house} may know ${below.join(', ') || 'none of the others'}: what both need stands lower.`,
      severity: 'error',
      from: { path: `^apps/server/${house}/`, pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^apps/server/', pathNot: `^apps/server/(${[house, ...below].join('|')})/` },
    }
  }),
)

/** Which way imports may flow. Each rule says why. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports is dead, or should be an entry.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.test\\.tsx?$',
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '\\.mjs$',
          '\\.spec\\.ts$',
          '(^|/)(main|admin|thread|.*-cli|openapi-file|global-setup)\\.tsx?$',
        ],
      },
      to: {},
    },
    {
      name: 'text-is-the-ground',
      comment: 'How a date, a number and a word are written is below everybody: it imports nothing of ours.',
      severity: 'error',
      from: { path: '^packages/text/src' },
      to: { path: '^(apps|packages/(?!text))' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules know neither wire nor storage: only date arithmetic and checksums come from outside.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^packages/(domain|text)/src', 'node_modules/(temporal-polyfill|ru-validation-codes)/'],
      },
    },
    {
      name: 'grammar-stands-alone',
      comment: 'Russian words need no knowledge of the product.',
      severity: 'error',
      from: { path: '^packages/grammar/src' },
      to: { path: '^(apps|packages/(?!grammar|text))' },
    },
    {
      name: 'contract-on-domain',
      comment: 'The wire is described by the closed sets and rules of the domain and by zod.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/(contract|domain|text)/src', 'node_modules/zod/'] },
    },
    {
      name: 'engine-stands-alone',
      comment: 'The engine makes paper out of any template: no product, no SQL, no HTTP.',
      severity: 'error',
      from: { path: '^packages/doc-engine/src' },
      to: { path: '^(apps|packages/(?!doc-engine))' },
    },
    {
      name: 'press-on-the-engine',
      comment: 'The press sets what was printed; what is written and who asks for it does not concern it.',
      severity: 'error',
      from: { path: '^packages/doc-press/src', pathNot: '(\\.test|-cli)\\.ts$' },
      to: { path: '^(apps|packages/(?!doc-press|doc-engine))' },
    },
    {
      name: 'spreadsheet-on-the-engine',
      comment: 'Tables know the ZIP reader of the engine and nothing of what stands in them.',
      severity: 'error',
      from: { path: '^packages/spreadsheet/src' },
      to: { path: '^(apps|packages/(?!spreadsheet|doc-engine|text))' },
    },
    {
      name: 'library-below-server',
      comment: 'What the papers say does not know who stores them.',
      severity: 'error',
      from: { path: '^packages/doc-library/src' },
      to: { path: '^(apps|packages/contract)' },
    },
    {
      name: 'reference-on-domain',
      comment:
        'Lists of the field and the texts made from them are facts in the words of the domain and of the language; of the machine it knows its own data files.',
      severity: 'error',
      from: { path: '^packages/reference/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^packages/reference/',
          '^packages/(domain|grammar|text)/src',
          '^(node:)?(fs|module|path)$',
        ],
      },
    },
    {
      name: 'web-not-server-side',
      comment:
        'Nothing of the server, of the engine or of the library reaches the browser; of the language, the search by words and initials do.',
      severity: 'error',
      from: { path: '^apps/web' },
      to: {
        path: '^(apps/server|packages/(doc-engine|doc-library|doc-press|grammar|reference|spreadsheet))',
        pathNot: '^packages/grammar/src/(word-index|names/(initials|patronymic-form))\\.ts$',
      },
    },
    {
      name: 'nobody-imports-the-server',
      comment: 'The server is an application, not a library; a benchmark gives its very SQL to the peer.',
      severity: 'error',
      from: { pathNot: '^(apps/server|bench)' },
      to: { path: '^apps/server' },
    },
    ...serverHouses,
    {
      name: 'modules-by-the-front-door',
      comment: 'A server module reaches another only through its index.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'sql-behind-named-queries',
      comment: 'Drizzle lives in db/ and in the queries of a module; verbs see the type Tx.',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: ['^apps/server/src/db/', 'queries[^/]*\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Two features that need each other meet in app, or share something in domain.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'app-is-on-top',
      comment: 'app joins features; features stand on ui and lib.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|ui|lib)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'Primitives have no words of the product.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'lib-draws-nothing',
      comment: 'What draws and what it draws with is ui; ui may stand on lib, and so lib never on ui.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/' },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'lib-holds-no-component',
      comment: 'A component that all features need is a part of ui.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/.*\\.tsx$', pathNot: '\\.test\\.tsx$' },
      to: {},
    },
    {
      name: 'a-version-comes-from-the-save-over',
      comment:
        'A call over a version answers its 412 with the one question (decision 0031): only what asks it makes a version.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/lib/form/use-save-over\\.ts$|\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/lib/http/seen-version\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-on-contract',
      comment: 'A browser test knows addresses, the contract and how dates and numbers are written.',
      severity: 'error',
      from: { path: '^e2e' },
      to: { path: '^(apps|packages/(?!contract|text))' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
