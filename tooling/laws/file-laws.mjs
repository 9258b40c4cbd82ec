// Laws about one file that no general linter knows. Each one names its reason; an exception is listed here with its own.
import { readFileSync } from 'node:fs'
import { ROOT } from '../setup.mjs'

const FILE_LINES = 300
const TEST_LINES = 400
const SERVER = /^apps\/server\/src\/.+\.ts$/

/** The queue speaks to the database in its own words; it is given the connection of the caller's transaction. */
const OWN_CONNECTION = new Set(['apps/server/src/jobs/jobs.ts'])

const TOKENS = readFileSync(`${ROOT}/apps/web/src/ui/tokens.css`, 'utf8')
const LAYERS = new Set([...TOKENS.matchAll(/(--layer-[\w-]+):/g)].map(([, name]) => `var(${name})`))

/** A colour written out: a number, a function of numbers, a name as a value. Identifiers of TypeScript stand after no mark. */
const WRITTEN_COLOURS = [
  /['"`:(,\s]#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=['"`;,)\s])/i,
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]/i,
  /\b(?:color|background|border|outline|fill|stroke|shadow)[\w-]*:[^;{}]*(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange)(?![\w-])/i,
]

/** The engine imports nothing of ours, and a value is escaped in one pass with what Word writes otherwise. */
const OWN_TEXT = new Set([
  'packages/doc-engine/src/render/writer.ts',
  'packages/doc-engine/src/parse/elements.ts',
])

/** What `@ot/text` does already: numbers and names in Russian, days, «ё», escaping, first letters, groups under a key. */
const TEXT_AGAIN = [
  /\bIntl\.(?:NumberFormat|Collator)\b|\bIntl\.DateTimeFormat\('ru|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(.*'ru'/,
  /\.toFixed\(2\)|-\$2-\$1|\breplace(?:All)?\((?:\/ё\/|'ё')|&(?:amp|lt);/,
  /\.charAt\(0\)\.to(?:Upper|Lower)Case\(\).*\.slice\(1\)/,
  /\.set\(.*\[\.\.\.\(\w+\.get\(/,
]

export const FILE_LAWS = [
  {
    reason:
      'форма данных описана один раз: схемы zod живут в contract, env.ts, чтении файлов библиотеки и чужих ответов, в тестах',
    applies: (file) =>
      !/^packages\/(contract|doc-library)\/|\/env\.ts$|\/dadata-answer\.ts$|^apps\/server\/test\/|\.test\.tsx?$/.test(
        file,
      ),
    breaks: (text) => /\bz\.(object|strictObject)\(/.test(text),
  },
  {
    reason: 'правила не знают часов и случая: «сегодня» — аргумент',
    applies: (file) =>
      /^packages\/(domain|grammar|doc-engine|text)\/src/.test(file) && !file.endsWith('.test.ts'),
    breaks: (text) => /\bDate\(\s*\)|\bnew Date\b(?!\()|\bDate\.now\(|\bMath\.random\(/.test(text),
  },
  {
    reason:
      'как пишется текст, решает @ot/text: даты, числа, суммы, порядок имён, «ё», экранирование, первая буква, группы под ключом',
    applies: (file) =>
      /^(apps|packages)\/[^/]+\/(src|seed)\/.+\.tsx?$/.test(file) &&
      !/^packages\/text\/|\.test\.tsx?$|\/testing\//.test(file) &&
      !OWN_TEXT.has(file),
    breaks: (text) => TEXT_AGAIN.some((way) => way.test(text)),
  },
  {
    reason:
      'адрес страницы написан один раз, в таблице страниц packages/domain/src/page/pages.ts: PAGES.….path',
    applies: (file) =>
      /^apps\/[^/]+\/(src|seed)\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
    breaks: (text) => /\]\(\/|\bhref=\{?["'`]\/|\bto=\{?["'`]\//.test(text),
  },
  {
    reason: 'окружение читает один файл, env.ts',
    applies: (file) =>
      /^(apps\/server|packages)\/.*src\//.test(file) && !/env\.ts$|-cli\.ts$|\.test\.ts$/.test(file),
    breaks: (text) => /\bprocess\.env\b/.test(text),
  },
  {
    reason:
      'SQL живёт в db/ и в файлах queries: глагол не говорит с базой ни текстом, ни построителем запросов',
    applies: (file) => SERVER.test(file) && !/\.test\.ts$|\/testing\/|\/db\/|queries[^/]*\.ts$/.test(file),
    breaks: (text, file) =>
      !OWN_CONNECTION.has(file) &&
      /\bpool\.query\(|\$client\b|\b(tx|db|database)\.(select|selectDistinct|insert|update|delete|execute)\(/.test(
        text,
      ),
  },
  {
    reason: 'строки базы проверены там, где входят: их читает readRows из db/rows.ts, а не query',
    applies: (file) =>
      /^apps\/server\/(src|seed)\/.+\.ts$/.test(file) && !/\.test\.ts$|\/db\/rows\.ts$/.test(file),
    breaks: (text) =>
      /\bquery<|\{ rows[^}]*\} = await [\w.$]+\.query\(|\.query\([^)]*\)\)\.rows\b/.test(text),
  },
  {
    reason:
      'выражение SQL внутри select проверено там, где входит: checkedSql из db/checked-sql.ts, а не sql<…> и не execute<…>',
    applies: (file) => SERVER.test(file),
    breaks: (text) => /\bsql<[^`]*>\s*`|\.execute</.test(text),
  },
  {
    reason: 'строку организации запирают одним способом: lockCompany из db/company-lock.ts',
    applies: (file) => SERVER.test(file) && !/\.test\.ts$|\/db\/company-lock\.ts$/.test(file),
    breaks: (text) => /for\('no key update'|for no key update/.test(text),
  },
  {
    reason: 'тест не спит и не подменяет наш код',
    applies: (file) => /\.(test|spec)\.tsx?$/.test(file),
    breaks: (text) => /waitForTimeout|vi\.mock\(|\bsetTimeout\(r|\.only\(|\.skip\(|Math\.random\(/.test(text),
  },
  {
    reason:
      'окно есть у *.test.tsx и ни у кого больше: файл с другим окружением кончает процесс и всё, что тот прочёл',
    applies: (file) => /\.test\.tsx?$/.test(file),
    breaks: (text) => /@vitest-environment/.test(text),
  },
  {
    reason: 'что над чем лежит, решает один порядок слоёв: z-index называет слой из ui/tokens.css',
    applies: (file) => /^apps\/web\/src\/.+\.(css|ts|tsx)$/.test(file),
    breaks: (text) =>
      /\bzIndex\b/.test(text) ||
      [...text.matchAll(/z-index:\s*([^;]+);/g)].some(([, layer]) => !LAYERS.has(layer)),
  },
  {
    reason:
      'цвет назван один раз, светлым и тёмным, в ui/tokens.css: остальное берёт его по имени, var(--color-…)',
    applies: (file) =>
      /^apps\/web\/src\/.+\.(css|ts|tsx)$/.test(file) && !/\/ui\/tokens\.css$|\.test\.tsx?$/.test(file),
    breaks: (text) => WRITTEN_COLOURS.some((colour) => colour.test(text)),
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
