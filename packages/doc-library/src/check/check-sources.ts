import type { CalendarDate } from '@ot/domain'
import type { TemplateSource } from '../format/parse-template.ts'
import type { Sources } from '../format/read-sources.ts'
import type { SourceProblem } from '../format/template-error.ts'
import { namedSignForReading, regulationTellsItsReaders } from './acquaintance-rules.ts'
import {
  actsAreOfToday,
  briefingLinesAreComplete,
  hazardGroupsAreWhole,
  resultsAreOfTheAct,
  wordsAreOfTodaysEdition,
} from './act-rules.ts'
import { addresseesExist, workersReportToTheirManager } from './addressee-rules.ts'
import {
  chosenLinesAreNumbered,
  linesAreNotStruckOut,
  linesHaveATable,
  listRowsAreNumbered,
} from './chosen-rules.ts'
import { besidesNamesQuestions, commissionIsASet, headsAreLeftOutByTheQuestion } from './commission-rules.ts'
import { contractNamesItsSides, signatoryIsAsked, termsAreTold } from './contract-rules.ts'
import { paperIsLongEnough, paperIsShortEnough, paperIsSigned } from './demand-rules.ts'
import { formKeepsItsWords } from './form-rules.ts'
import {
  actsAreInForce,
  demandIsNamed,
  fileIsNamedAfterTemplate,
  inputKeysAreFree,
  subjectReadsAsHeading,
} from './head-rules.ts'
import {
  instructionIsTheWorkers,
  instructionTellsWhatIsAsked,
  ppeComesFromNorms,
} from './instruction-contents.ts'
import { instructionHasItsChapters } from './instruction-rules.ts'
import { addresseeKeepsItsCase, tagsAgree } from './language-rules.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { opinionGoesWithItsBody, opinionIsTaken } from './opinion-rules.ts'
import { controlStaysWithTheSigner, extraDutiesAreAgreed, whatIsApprovedIsThere } from './order-rules.ts'
import { sentenceHasItsPredicate } from './predicate-rules.ts'
import { hoursAddUp, programmeIsComplete } from './programme-rules.ts'
import { questionsAreComplete } from './question-rules.ts'
import { appendicesAreMentioned, referencedPointsExist } from './reference-rules.ts'
import { headProblem, type Rule } from './rule.ts'
import { growingTableEndsInWords, onlyPeopleSign } from './signing-rules.ts'
import { handLinesBelongToTheKind, namedPapersExist } from './source-rules.ts'
import {
  noChapterIsEmpty,
  numbersAreConsecutive,
  pointsAreUnconditional,
  requiredPartsStandInOrder,
} from './structure-rules.ts'
import { everyBraceIsATag, everyQuestionIsUsed, everySectionIsClosed, everyTagIsKnown } from './tag-rules.ts'
import {
  fullDateHasOneStop,
  handLinesStandInForms,
  pointsArePunctuated,
  wordingIsClean,
} from './wording-rules.ts'
import { yoIsWritten } from './yo-rules.ts'

const RULES: readonly Rule[] = [
  fileIsNamedAfterTemplate,
  actsAreInForce,
  demandIsNamed,
  subjectReadsAsHeading,
  inputKeysAreFree,
  everyTagIsKnown,
  everySectionIsClosed,
  everyBraceIsATag,
  everyQuestionIsUsed,
  onlyPeopleSign,
  growingTableEndsInWords,
  linesHaveATable,
  chosenLinesAreNumbered,
  linesAreNotStruckOut,
  listRowsAreNumbered,
  commissionIsASet,
  headsAreLeftOutByTheQuestion,
  besidesNamesQuestions,
  controlStaysWithTheSigner,
  extraDutiesAreAgreed,
  whatIsApprovedIsThere,
  namedSignForReading,
  regulationTellsItsReaders,
  handLinesBelongToTheKind,
  requiredPartsStandInOrder,
  paperIsLongEnough,
  paperIsShortEnough,
  paperIsSigned,
  instructionHasItsChapters,
  instructionTellsWhatIsAsked,
  instructionIsTheWorkers,
  ppeComesFromNorms,
  programmeIsComplete,
  hoursAddUp,
  questionsAreComplete,
  numbersAreConsecutive,
  noChapterIsEmpty,
  pointsAreUnconditional,
  appendicesAreMentioned,
  referencedPointsExist,
  wordingIsClean,
  sentenceHasItsPredicate,
  addresseesExist,
  workersReportToTheirManager,
  fullDateHasOneStop,
  yoIsWritten,
  opinionIsTaken,
  opinionGoesWithItsBody,
  tagsAgree,
  addresseeKeepsItsCase,
  contractNamesItsSides,
  signatoryIsAsked,
  termsAreTold,
  actsAreOfToday,
  wordsAreOfTodaysEdition,
  hazardGroupsAreWhole,
  resultsAreOfTheAct,
  briefingLinesAreComplete,
  handLinesStandInForms,
  formKeepsItsWords,
  pointsArePunctuated,
]

/** What a composed paper says is known only when it is printed: the tests read it for every profession. */
const OF_WRITTEN_TEXT: ReadonlySet<Rule> = new Set([
  paperIsLongEnough,
  instructionHasItsChapters,
  instructionTellsWhatIsAsked,
  programmeIsComplete,
  questionsAreComplete,
])

function rulesFor({ front }: TemplateSource): readonly Rule[] {
  return front.records === 'profile' ? RULES.filter((rule) => !OF_WRITTEN_TEXT.has(rule)) : RULES
}

function repeated(
  templates: readonly TemplateSource[],
  what: string,
  textOf: (template: TemplateSource) => string,
): SourceProblem[] {
  const firstWith = new Map<string, TemplateSource>()
  return templates.flatMap((template) => {
    const value = textOf(template)
    const first = firstWith.get(value)
    if (first === undefined) firstWith.set(value, template)
    return first === undefined ? [] : [headProblem(template, `${what} «${value}» уже есть в ${first.file}`)]
  })
}

export function checkTemplate(template: TemplateSource, today: CalendarDate): SourceProblem[] {
  return rulesFor(template).flatMap((rule) => rule(template, today))
}

/** All that can be said of the texts without printing them. */
export function checkSources({ groups, current, superseded }: Sources, today: CalendarDate): SourceProblem[] {
  const groupIds = groups.map(({ id }) => id)
  return [
    ...current.flatMap((template) => checkTemplate(template, today)),
    ...superseded.flatMap((template) => fileIsNamedAfterTemplate(template, today)),
    ...current
      .filter(({ front }) => !groupIds.includes(front.group))
      .map((template) => headProblem(template, `Группы ${template.front.group} нет в groups.json`)),
    ...nearDuplicates(current),
    ...namedPapersExist(current),
    ...repeated(current, 'id', ({ front }) => front.id),
    ...repeated(current, 'Название', ({ front }) => front.title),
    ...repeated(current, 'Место в группе', ({ front }) => `${front.group} ${front.order}`),
  ]
}
