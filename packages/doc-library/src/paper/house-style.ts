import { AlignmentType, convertMillimetersToTwip, type IStylesOptions, LineRuleType } from 'docx'

/**
 * One look of every paper, ГОСТ Р 7.0.97-2025: margins 30/10/20/20 mm (30 mm for papers kept for long),
 * 14 points in the text, 12 in tables and appendices, first-line indent 1.25 cm.
 */
const FONT = 'Times New Roman'

const mm = convertMillimetersToTwip
const points = (size: number) => size * 20
const halfPoints = (size: number) => size * 2
const lines = (count: number) => ({ line: Math.round(240 * count), lineRule: LineRuleType.AUTO })

export const PORTRAIT = {
  size: { width: mm(210), height: mm(297) },
  margin: { left: mm(30), right: mm(10), top: mm(20), bottom: mm(20), header: mm(10), footer: mm(10) },
  textWidth: mm(170),
}

/** A landscape sheet is bound by its upper edge, so the wide margin is on top. */
export const LANDSCAPE = {
  size: { width: mm(210), height: mm(297) },
  margin: { left: mm(20), right: mm(20), top: mm(30), bottom: mm(10), header: mm(15), footer: mm(5) },
  textWidth: mm(257),
}

const TEXT_SIZE = 14
export const TABLE_SIZE = 12
/** Of tables with very many columns. */
export const SMALL_TABLE_SIZE = 9
const SMALL_SIZE = 8
const NOTE_SIZE = 9
const CONTACTS_SIZE = 10
export const FIRST_LINE = mm(12.5)
/** Requisites set in a corner are at most 8 cm wide. */
export const CORNER_WIDTH = mm(80)
const SUBJECT_RIGHT_INDENT = PORTRAIT.textWidth - CORNER_WIDTH

const centered = { alignment: AlignmentType.CENTER, indent: { firstLine: 0 } }
const fromLeft = { alignment: AlignmentType.LEFT, indent: { firstLine: 0 } }
const bold = { bold: true }
/** What Word's navigation pane and a table of contents show. */
const CHAPTER = { outlineLevel: 0 }
const UNDER_CHAPTER = { outlineLevel: 1 }

type StyleOptions = NonNullable<IStylesOptions['paragraphStyles']>[number]

function style(
  id: string,
  name: string,
  paragraph: StyleOptions['paragraph'],
  run: StyleOptions['run'] = {},
) {
  return { id, name, basedOn: 'Normal', quickFormat: true, run, paragraph: { ...paragraph } }
}

const justified = {
  alignment: AlignmentType.JUSTIFIED,
  indent: { firstLine: FIRST_LINE },
  spacing: { ...lines(1.15) },
}

/** Ids are used by the builders beside this file; names are what a clerk sees in Word. */
export const PAPER_STYLES = {
  body: style('OtBody', 'ОТ Текст', justified),
  appendixText: style('OtAppendixText', 'ОТ Текст приложения', justified, {
    size: halfPoints(TABLE_SIZE),
  }),
  organization: style('OtOrganization', 'ОТ Организация', { ...centered, keepNext: true }, bold),
  kind: style(
    'OtKind',
    'ОТ Вид документа',
    { ...centered, keepNext: true, spacing: { before: points(18), after: points(12) } },
    { bold: true, characterSpacing: points(2) },
  ),
  requisites: style('OtRequisites', 'ОТ Дата и номер', { ...fromLeft, keepNext: true }),
  place: style('OtPlace', 'ОТ Место составления', {
    ...centered,
    keepNext: true,
    spacing: { before: points(6) },
  }),
  subject: style(
    'OtSubject',
    'ОТ Заголовок к тексту',
    {
      alignment: AlignmentType.LEFT,
      indent: { firstLine: 0, right: SUBJECT_RIGHT_INDENT },
      keepNext: true,
      spacing: { before: points(18), after: points(18) },
    },
    bold,
  ),
  decree: style(
    'OtDecree',
    'ОТ Приказываю',
    { ...fromLeft, keepNext: true, spacing: { before: points(8), after: points(8) } },
    bold,
  ),
  heading: style(
    'OtHeading',
    'ОТ Заголовок раздела',
    {
      ...centered,
      ...CHAPTER,
      keepNext: true,
      keepLines: true,
      spacing: { before: points(10), after: points(4) },
    },
    { bold: true, size: halfPoints(TABLE_SIZE) },
  ),
  subheading: style(
    'OtSubheading',
    'ОТ Подзаголовок',
    {
      ...fromLeft,
      ...UNDER_CHAPTER,
      keepNext: true,
      keepLines: true,
      spacing: { before: points(8), after: points(3) },
    },
    { bold: true, size: halfPoints(TABLE_SIZE) },
  ),
  headTitle: style(
    'OtHeadTitle',
    'ОТ Вид документа под грифом',
    { ...centered, keepNext: true, keepLines: true, spacing: { before: points(18), after: 0 } },
    bold,
  ),
  headLine: style(
    'OtHeadLine',
    'ОТ Название под грифом',
    { ...centered, keepNext: true, keepLines: true, spacing: { before: points(4), after: points(12) } },
    bold,
  ),
  contacts: style(
    'OtContacts',
    'ОТ Реквизиты организации',
    { ...centered, keepNext: true, spacing: { before: points(4), after: points(10) } },
    { size: halfPoints(CONTACTS_SIZE) },
  ),
  coverKind: style(
    'OtCoverKind',
    'ОТ Обложка: вид',
    { ...centered, spacing: { before: points(90), after: points(10) } },
    { bold: true, size: halfPoints(24), characterSpacing: points(3) },
  ),
  coverTitle: style('OtCoverTitle', 'ОТ Обложка: название', centered, { bold: true, size: halfPoints(16) }),
  coverNumber: style('OtCoverNumber', 'ОТ Обложка: номер', {
    ...centered,
    spacing: { before: points(10), after: points(50) },
  }),
  coverLine: style('OtCoverLine', 'ОТ Обложка: строка', { ...fromLeft, spacing: { before: points(12) } }),
  corner: style('OtCorner', 'ОТ Реквизит справа', {
    alignment: AlignmentType.LEFT,
    indent: { firstLine: 0, left: PORTRAIT.textWidth - CORNER_WIDTH },
    keepNext: true,
  }),
  title: style(
    'OtTitle',
    'ОТ Название приложения',
    {
      ...centered,
      ...CHAPTER,
      keepNext: true,
      keepLines: true,
      spacing: { before: points(14), after: points(12) },
    },
    bold,
  ),
  signature: style('OtSignature', 'ОТ Подпись', { ...fromLeft, keepLines: true }),
  signatureName: style('OtSignatureName', 'ОТ Расшифровка подписи', {
    alignment: AlignmentType.RIGHT,
    indent: { firstLine: 0 },
    keepLines: true,
  }),
  signatureCaption: style('OtSignatureCaption', 'ОТ Надпись над подписями', {
    ...fromLeft,
    keepNext: true,
    spacing: { before: points(12) },
  }),
  caption: style('OtCaption', 'ОТ Надпись над таблицей', {
    ...fromLeft,
    keepNext: true,
    spacing: { before: points(20), after: points(6) },
  }),
  tableHead: style(
    'OtTableHead',
    'ОТ Заголовок таблицы',
    { ...centered, keepNext: true },
    {
      size: halfPoints(TABLE_SIZE),
    },
  ),
  cell: style('OtCell', 'ОТ Ячейка', fromLeft, { size: halfPoints(TABLE_SIZE) }),
  smallHead: style('OtSmallHead', 'ОТ Заголовок широкой таблицы', centered, {
    size: halfPoints(SMALL_TABLE_SIZE),
  }),
  smallCell: style('OtSmallCell', 'ОТ Ячейка широкой таблицы', fromLeft, {
    size: halfPoints(SMALL_TABLE_SIZE),
  }),
  cellCentered: style('OtCellCentered', 'ОТ Ячейка по центру', centered, { size: halfPoints(TABLE_SIZE) }),
  pageNumber: style('OtPageNumber', 'ОТ Номер страницы', centered, { size: halfPoints(TABLE_SIZE) }),
  small: style('OtSmall', 'ОТ Мелкая строка', fromLeft, { size: halfPoints(SMALL_SIZE), color: '6E6E6E' }),
  formTitle: style(
    'OtFormTitle',
    'ОТ Название формы',
    { ...centered, keepNext: true, keepLines: true },
    bold,
  ),
  formText: style(
    'OtFormText',
    'ОТ Текст формы',
    { ...fromLeft, spacing: { before: points(4) } },
    {
      size: halfPoints(TABLE_SIZE),
    },
  ),
  formLabel: style(
    'OtFormLabel',
    'ОТ Графа формы',
    { ...fromLeft, spacing: { before: points(4) } },
    {
      size: halfPoints(TABLE_SIZE),
    },
  ),
  formValue: style('OtFormValue', 'ОТ Ответ в форме', fromLeft, { size: halfPoints(TABLE_SIZE) }),
  formNote: style('OtFormNote', 'ОТ Пояснение под графой', centered, { size: halfPoints(NOTE_SIZE) }),
  gap: style('OtGap', 'ОТ Отступ', {
    ...fromLeft,
    spacing: { line: points(8), lineRule: LineRuleType.EXACT },
  }),
  /** Word wants a paragraph after a table and at the end of a section; this one takes no visible room. */
  end: style(
    'OtEnd',
    'ОТ Конец раздела',
    { ...fromLeft, spacing: { line: 20, lineRule: LineRuleType.EXACT } },
    { size: 2 },
  ),
} satisfies Record<string, StyleOptions>

export type PaperStyle = keyof typeof PAPER_STYLES

/** Words of justified text are divided so that no line has wide gaps; never three lines running, never a name in capitals. */
export const HYPHENATION = {
  autoHyphenation: true,
  hyphenationZone: mm(6),
  consecutiveHyphenLimit: 2,
  doNotHyphenateCaps: true,
}

export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: halfPoints(TEXT_SIZE), language: { value: 'ru-RU' } },
      paragraph: { spacing: { before: 0, after: 0, ...lines(1) } },
    },
  },
  paragraphStyles: Object.values(PAPER_STYLES),
}
