// Laws of this house that no general linter knows. Each one names its reason; an exception is listed here with its own.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ROOT } from './setup.mjs'

const FILE_LINES = 300
const TEST_LINES = 400
const VERB = /^apps\/server\/src\/modules\/.+\.ts$/

const TOKENS = readFileSync(`${ROOT}/apps/web/src/ui/tokens.css`, 'utf8')
const LAYERS = new Set([...TOKENS.matchAll(/(--layer-[\w-]+):/g)].map(([, name]) => `var(${name})`))

const LAWS = [
  {
    reason:
      'форма данных описана один раз: схемы zod живут в contract, env.ts, чтении файлов библиотеки и чужих ответов',
    applies: (file) =>
      !/^packages\/(contract|doc-library)\/|\/env\.ts$|\/dadata-answer\.ts$|\.test\.tsx?$/.test(file),
    breaks: (text) => /\bz\.(object|strictObject)\(/.test(text),
  },
  {
    reason: 'правила не знают часов и случая: «сегодня» — аргумент',
    applies: (file) =>
      /^packages\/(domain|grammar|doc-engine|text)\/src/.test(file) && !file.endsWith('.test.ts'),
    breaks: (text) => /\bnew Date\(|\bDate\.now\(|\bMath\.random\(/.test(text),
  },
  {
    reason: 'окружение читает один файл, env.ts',
    applies: (file) =>
      /^(apps\/server|packages)\/.*src\//.test(file) && !/env\.ts$|-cli\.ts$|\.test\.ts$/.test(file),
    breaks: (text) => /\bprocess\.env\b/.test(text),
  },
  {
    reason:
      'глагол, который пишет, разрешает и протоколирует: allow и audit в той же функции, что inTransaction',
    applies: (file) =>
      VERB.test(file) && !/\.test\.ts$|queries[^/]*\.ts$|\/index\.ts$/.test(file) && !isExempt(file),
    breaks: (text) =>
      /\binTransaction\(/.test(text) &&
      // The ledger of events writes its own entries of the log.
      !(/\ballow\w*\(/.test(text) && /\b(audit\w*|writeLedger)\(/.test(text)),
  },
  {
    reason: 'тест не спит и не подменяет наш код',
    applies: (file) => /\.(test|spec)\.tsx?$/.test(file),
    breaks: (text) => /waitForTimeout|vi\.mock\(|\bsetTimeout\(r|\.only\(|\.skip\(|Math\.random\(/.test(text),
  },
  {
    reason: 'что над чем лежит, решает один порядок слоёв: z-index называет слой из ui/tokens.css',
    applies: (file) => /^apps\/web\/src\/.+\.(css|ts|tsx)$/.test(file),
    breaks: (text) =>
      /\bzIndex\b/.test(text) ||
      [...text.matchAll(/z-index:\s*([^;]+);/g)].some(([, layer]) => !LAYERS.has(layer)),
  },
  {
    reason: 'имя файла говорит, что внутри',
    applies: (file) => /\.(ts|tsx)$/.test(file),
    breaks: (_text, file) => /(^|\/)(utils?|helpers?|common|misc|manager|data|info)\.tsx?$/.test(file),
  },
  {
    reason: 'запрет правила называет причину',
    applies: () => true,
    breaks: (text) => /biome-ignore [^:\n]+:\s*(\n|$)|@ts-ignore|\bTODO\b|\bFIXME\b/.test(text),
  },
  {
    reason: `файл об одном: не больше ${FILE_LINES} строк, тест — ${TEST_LINES}`,
    applies: (file) => /\.(ts|tsx|mjs)$/.test(file),
    breaks: (text, file) =>
      text.split('\n').length - 1 > (/\.(test|spec)\.tsx?$/.test(file) ? TEST_LINES : FILE_LINES),
  },
]

/** Verbs that run before there is a company to authorise in or an audit row to write to, with their reasons. */
const EXEMPT = new Map([
  [
    'apps/server/src/modules/session/',
    'вход и регистрация: организации ещё нет, журнал ведётся по пользователю',
  ],
  [
    'apps/server/src/modules/companies/create-company.ts',
    'организацию создаёт каждый, кто вошёл: роли в ней ещё ни у кого нет; журнал пишется',
  ],
  [
    'apps/server/src/modules/overview/calendar-link.ts',
    'ссылка на календарь — личная: её заводит каждый, кто читает записи; журнал пишется',
  ],
  [
    'apps/server/src/modules/notifications/read-notifications.ts',
    'прочитанное у каждого участника своё: роли не нужно, записи организации не меняются',
  ],
  [
    'apps/server/src/modules/letters/settings.ts',
    'как часто присылать сводку, каждый участник выбирает для себя; журнал пишется',
  ],
  [
    'apps/server/src/modules/support/thread.ts',
    'переписка с поддержкой — пользователя, а не организации: ни роли, ни журнала',
  ],
  [
    'apps/server/src/modules/activities/request-activity.ts',
    'просьба не относится ни к одной организации: ни роли, ни журнала',
  ],
])

function isExempt(file) {
  return [...EXEMPT.keys()].some((prefix) => file.startsWith(prefix))
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      /^(apps|packages|e2e|bench|tooling)\/.+\.(ts|tsx|mjs|cjs|css)$/.test(file) &&
      !file.endsWith('code-laws.mjs') &&
      // A file removed but not yet committed is still listed.
      existsSync(`${ROOT}/${file}`),
  )

const broken = []
for (const file of files) {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8')
  for (const law of LAWS)
    if (law.applies(file) && law.breaks(text, file)) broken.push(`${file}: ${law.reason}`)
}
for (const line of broken) console.error(line)
console.log(`Законы кода: файлов ${files.length}, нарушений ${broken.length}`)
process.exit(broken.length === 0 ? 0 : 1)
