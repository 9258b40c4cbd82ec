/**
 * Which modules come together in one file. A file brings its headers along, so thirty small ones that every page needs are one;
 * what a page asks for later (`ui/later.tsx`) is in no file of its first visit. A group takes along what its modules import, as far
 * as no group before it has taken that: dialogs and their checks are reached by a dynamic import alone and stay out.
 */

/** What the public pages share; nothing here may pull the application's libraries along. */
const PUBLIC_KIT =
  /src\/(?:lib\/(?:http|session|api|sizes|product|typeset|timing|page-leaving|document-title|use-copying|use-auth-state|library-address|breakpoints|pending-invitation)|app\/(?:page|canonical)-address|ui\/(?:button|icon-button|tooltip|spinner|visually-hidden|class-names|notice|tariff-text)\.|ui\/(?:tokens|fonts|base)\.css|features\/public-pages\/logo\.)|domain\/src\/(?:page\/(?:pages|page-at|page-address)|section\/sections)\.|packages\/text\/src\/(?:plural|first-letter|digits|folded|misprint|short-date)|Icon(?:Copy|FileText|Users|ArrowLeft|ArrowRight|ChevronDown)\.mjs|vite\/preload-helper/

/** Fields of the pages of entrance and of the application's forms: the first page has none. */
const FIELDS =
  /src\/(?:lib\/form\/(?:form-problems|scroll-to-invalid)|ui\/(?:field|text-field|password-field|checkbox|required-mark|form-error|use-early-input)\.)|Icon(?:Eye|EyeOff)\.mjs/

/** React changes seldom: it stays in the browser's cache over many versions of ours. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//

/** Asking the server and going from page to page; what only some pages take of the library comes with them. */
const ROUTER =
  /node_modules\/@tanstack\/(?!.*(?:nfiniteQuer|ueriesObserver|useQueries))|src\/(?:lib\/routing\/(?!use-leave)|ui\/(?:routing\/|link\.))/

/** What pages without the application's frame take of it. */
const COMMON = /src\/(?:lib\/(?:load|use-work|use-is-below)|ui\/(?:badge|screen))\./

/** The frame around every page of who is signed in, with all that it imports, and what nearly every page has. */
const APPLICATION =
  /src\/(?:app\/(?:application|protected-area|sections-layouts)|ui\/(?:loaded|skeleton|page-heading|sheet|later|company\/no-company-notice))\.tsx?$|domain\/src\/page\/section-address|domain\/src\/field\/|text\/src\/grouped/

/** What a list is made of, whatever it lists: its band, its choices, the words of its rows. */
const LISTS =
  /src\/ui\/(?:list-head|list-view\/(?:list-address|list-tools|use-list-view)|folded-(?:actions|hint)|choice-control|drop-list|use-drop-list|choices|search-input|state-badge|empty-state|basis-text|waiting-word|row-action|company\/tariff-notice)\.|src\/lib\/(?:company\/(?:staff|employee-name|recounts|coverage)|use-typed-text|use-typing-pause|use-settled|use-is-printing)\.|features\/sections\/(?:section-words|section-specs|records-scope|api\/events|table\/row-text|no-employees)\.|company\/department-name|Icon(?:Plus|Pencil|Trash|ChevronRight|ChevronLeft|Printer|Download|TableExport|ArrowUp|FileCode|UsersPlus|FilterOff|X)\.mjs|features\/sections\/(?:print\/print-button|dialogs\/event-dialogs|pages\/api\/use-section-rows)\.|domain\/src\/(?:(?:section|event|memo)\/|training\/centre|ppe\/quantity-text|risk\/risk-categories)/

/** Named by trainings, by roles and by memos alike. */
const PROGRAMMES = /domain\/src\/training\/programmes/

/** The first steps of a new company, and what they are counted by. */
const START =
  /src\/features\/start\/(?:step-pages|start-steps|start-line|show-start|use-start)|domain\/src\/(?:start|responsibility)\/|text\/src\/moment-text|src\/lib\/moment-text|features\/news\/news-time/

/** Forms and dialogs of forms. */
const FORMS =
  /src\/(?:lib\/(?:form\/|use-sentinel)|ui\/(?:form\/(?:form-dialog|form-frame|leave-guard|draft-line|use-telling)|(?:text-control|text-area|form-row|text-button)\.))|domain\/src\/(?:access|page|support)\/|packages\/text\/src\/(?!find-best|other-layout|wrong-letter)/

/** Long lists that come page by page. */
const FEEDS = /node_modules\/@tanstack\/.*nfiniteQuer|src\/features\/news\/(?:api\/)?news-queries/

/** What pages ask of the company, and how they name it. */
const COMPANY = /src\/lib\/company\/(?!use-inn|absences|cause-papers)/

export const CHUNKS = [
  { name: 'react', test: REACT },
  { name: 'kit', test: PUBLIC_KIT },
  { name: 'fields', test: FIELDS },
  { name: 'router', test: ROUTER },
  { name: 'common', test: COMMON },
  { name: 'application', test: APPLICATION },
  { name: 'programmes', test: PROGRAMMES },
  { name: 'lists', test: LISTS },
  { name: 'start', test: START },
  { name: 'forms', test: FORMS },
  { name: 'feeds', test: FEEDS },
  { name: 'company', test: COMPANY },
].map((group, index, all) => ({ ...group, priority: all.length - index }))
