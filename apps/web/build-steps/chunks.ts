/**
 * Which modules come together in one file. A file brings its headers along, so thirty small ones that every page needs are one;
 * what a page asks for later (`ui/later.tsx`) is in no file of its first visit. A group takes along what its modules import, as far
 * as no group before it has taken that: dialogs and their checks are reached by a dynamic import alone and stay out.
 */

/** What the public pages share; nothing here may pull the application's libraries along. */
const PUBLIC_KIT =
  /src\/(?:lib\/(?:http\/(?!save-file|seen-version)|session|api|sizes|product|timing|page-leaving|document-title|use-auth-state|breakpoints|pending-invitation)|app\/(?:page|canonical)-address|ui\/(?:button|icon-button|tooltip|spinner|visually-hidden|class-names|notice)\.|ui\/(?:tokens|fonts|base)\.css|features\/public-pages\/logo\.)|domain\/src\/(?:page\/(?:pages|page-at|page-address)|section\/sections)\.|packages\/text\/src\/(?:plural|first-letter|digits|fold-letters|short-date)|Icon(?:FileText|Users|ArrowLeft|ArrowRight|ChevronDown)\.mjs|vite\/preload-helper/

/** What public pages say beside; of the application only the news. */
const PUBLIC_TEXTS =
  /src\/(?:lib\/(?:typeset|use-copying|library-address)|ui\/tariff-text)\.|packages\/text\/src\/misprint|IconCopy\.mjs/

/** Fields of the pages of entrance and of the application's forms: neither the first page nor a list has any. */
const FIELDS =
  /src\/(?:lib\/form\/(?:form-problems|scroll-to-invalid)|ui\/(?:text-field|password-field|form-error|use-early-input)\.)|Icon(?:Eye|EyeOff)\.mjs/

/** React changes seldom: it stays in the browser's cache over many versions of ours. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//

/** Asking the server and going from page to page; what only some pages take of the library comes with them. */
const ROUTER =
  /node_modules\/@tanstack\/(?!.*(?:nfiniteQuer|ueriesObserver|useQueries))|src\/(?:lib\/routing\/(?!use-leave)|ui\/(?:routing\/|link\.))/

/** What pages without the application's frame take of it, and filters of lists: a label with its control, a box to tick. */
const COMMON =
  /src\/(?:lib\/(?:load|use-work|use-is-below|calendar-date)|ui\/(?:badge|screen|field|checkbox|required-mark))\./

/** The frame around every page of who is signed in, with all that it imports, and what nearly every page has. */
const APPLICATION =
  /src\/(?:app\/(?:application|protected-area|sections-layouts)|ui\/(?:loaded|skeleton|page-heading|sheet(?:-part)?|later|company\/no-company-notice))\.tsx?$|domain\/src\/page\/section-address|domain\/src\/field\/|text\/src\/grouped/

/** What a list is made of, whatever it lists: its band, its filters, its people. */
const LISTS =
  /src\/ui\/(?:list-head|print-head|chosen-words|list-view\/(?:list-address|list-tools|use-list-view)|folded-(?:actions|hint)|choice-control|drop-list|use-drop-list|text-button|choices|search-input|state-badge|empty-state|waiting-word|company\/tariff-notice)\.|src\/lib\/(?:company\/(?:staff|employee-name|recounts|coverage|tariff-texts)|use-typed-text|use-typing-pause|use-settled|use-is-printing)\.|company\/department-name|Icon(?:Plus|Pencil|Trash|ChevronRight|ChevronLeft|Printer|Download|TableExport|ArrowUp|FilterOff|X)\.mjs/

/** What every list of records has beside: the words of its rows, the ways to its dialogs. */
const SECTIONS =
  /src\/features\/sections\/(?:section-words|section-specs|records-scope|api\/event-queries|table\/row-text|print\/print-button|dialogs\/event-dialogs|pages\/api\/use-section-rows)\.|domain\/src\/(?:section\/sort-modes\.|ppe\/(?:quantity-text|ppe-events)|sout\/conditions-classes)/

/** What the list of papers and the dialogs of one share. */
const PAPERS =
  /src\/features\/documents\/(?:answers|answer-sources)\.|src\/ui\/(?:form\/question-value|row-action)\.|src\/lib\/document-words|domain\/src\/document\/documents\.|Icon(?:FileZip|FileTypePdf|RubberStamp|FileOff)\.mjs/

/** Into the downloads, and among what was opened last: pages of every kind take it along, each without the others' modules. */
const SAVING = /src\/lib\/(?:http\/save-file|recent-rows)\./

/** What a change makes stale: of it hear the tabs that listen, once the page stands, and whoever changes a record. */
const STALE = /src\/lib\/stale-queries\./

/** What is asked of papers: by their list, by what is sent, by an investigation. */
const PAPER_CALLS = /src\/lib\/company\/(?:documents|templates)\./

/** Named by trainings, by roles and by memos alike. */
const PROGRAMMES = /domain\/src\/training\/programmes/

/** Whether a new company is at its first steps. */
const START =
  /src\/features\/start\/(?:show-start|use-start)|text\/src\/moment-text|src\/lib\/moment-text|features\/news\/news-time/

/** Forms and dialogs of forms. */
const FORMS =
  /src\/(?:lib\/form\/|ui\/(?:form\/(?:form-dialog|form-frame|leave-guard|draft-line|use-telling)|(?:text-control|text-area|form-row)\.))/

/** Long lists that come page by page. */
const FEEDS =
  /node_modules\/@tanstack\/.*nfiniteQuer|src\/lib\/use-sentinel|src\/features\/news\/(?:api\/)?news-queries/

/** What pages ask of the company, and how they name it. */
const COMPANY =
  /src\/lib\/company\/(?!use-inn|absences|cause-papers|documents|employee\.|incidents|list-view-changes|positions|record-papers|templates|workplaces)/

/** What the pages of one employee ask beside, and no list. */
const EMPLOYEE = /src\/lib\/company\/(?:absences|employee|positions)\./

export const CHUNKS = [
  { name: 'react', test: REACT },
  { name: 'kit', test: PUBLIC_KIT },
  { name: 'texts', test: PUBLIC_TEXTS },
  { name: 'common', test: COMMON },
  { name: 'fields', test: FIELDS },
  { name: 'router', test: ROUTER },
  { name: 'application', test: APPLICATION },
  { name: 'programmes', test: PROGRAMMES },
  { name: 'lists', test: LISTS },
  { name: 'sections', test: SECTIONS },
  { name: 'papers', test: PAPERS },
  { name: 'saving', test: SAVING },
  { name: 'stale', test: STALE },
  { name: 'paper-calls', test: PAPER_CALLS },
  { name: 'start', test: START },
  { name: 'forms', test: FORMS },
  { name: 'feeds', test: FEEDS },
  { name: 'company', test: COMPANY },
  { name: 'employee', test: EMPLOYEE },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Too small to be named by every page that takes them along. */
const SMALL: ReadonlySet<string> = new Set(['saving', 'stale', 'paper-calls', 'employee'])

const NAMED: ReadonlySet<string> = new Set(CHUNKS.map(({ name }) => name).filter((name) => !SMALL.has(name)))

/**
 * What is asked for together with a page, before the page itself has said what it imports: the page's own file and the groups above.
 * The small files that it shares with others would be named by every page: 200 names in the frame of the application.
 */
export function askedAhead(
  file: string,
  imports: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return imports
  return imports.filter((one) => one === file || NAMED.has(/([\w-]+)-[\w-]{8}\.js$/.exec(one)?.[1] ?? ''))
}
