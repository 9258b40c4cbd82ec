import { Document, type FileChild, Packer } from 'docx'
import { fixTimestamps } from '../paper/fix-timestamps.ts'
import type { SellerPaper } from './seller-facts.ts'
import { gridTable, type LaidCell, SELLER_PAGE, SELLER_STYLES, SHEET_MM, textLine } from './seller-look.ts'
import { factRows, serviceTable, signatureRow } from './seller-parts.ts'

const TITLES = { invoice: 'Счёт на оплату', act: 'Акт об оказанных услугах' } satisfies Record<
  SellerPaper,
  string
>

const CODE_MM = 54
const HALF_MM = SHEET_MM / 2 - 4

/** What the bank reads, in the frame of a payment order. */
function bankBlock(): FileChild {
  const text = (value: string): LaidCell => ({ children: [textLine(value, { style: 'cell' })], frame: 'box' })
  const named = (value: string, caption: string): LaidCell => ({
    children: [textLine(value, { style: 'cell' }), textLine(caption, { style: 'caption' })],
    frame: 'box',
    columns: 2,
  })
  return gridTable(
    [50, 50, 18, 62],
    [
      [
        { ...named('{исполнитель.банк}', 'Банк получателя'), rows: 2 },
        text('БИК'),
        text('{исполнитель.бик}'),
      ],
      [text('Сч. №'), text('{исполнитель.корсчёт}')],
      [
        text('ИНН {исполнитель.инн}'),
        text('КПП {исполнитель.кпп}'),
        { ...text('Сч. №'), rows: 2 },
        { ...text('{исполнитель.счёт}'), rows: 2 },
      ],
      [named('{исполнитель.наименование}', 'Получатель')],
    ],
  )
}

function paymentBlock(): FileChild {
  const words = [
    textLine('Как оплатить', { bold: true }),
    textLine(
      'По реквизитам выше или по коду: в приложении банка выберите оплату по QR-коду и наведите камеру.',
    ),
    textLine('В назначении платежа укажите: «Оплата по счёту № {счёт.номер} от {счёт.дата}».'),
    textLine('Доступ продлевается, когда деньги поступили.'),
  ]
  return gridTable([CODE_MM, SHEET_MM - CODE_MM], [[{ children: [textLine('{код}')] }, { children: words }]])
}

function invoice(): FileChild[] {
  return [
    textLine('Оплата счёта означает согласие с условиями договора-оферты: {оферта}', { style: 'note' }),
    bankBlock(),
    textLine('Счёт на оплату № {счёт.номер} от {счёт.дата}', { style: 'title' }),
    ...factRows([
      ['Исполнитель:', '{исполнитель.реквизиты}'],
      ['Заказчик:', '{заказчик.реквизиты}'],
      ['Основание:', 'договор-оферта, {оферта}'],
    ]),
    ...serviceTable('Всего к оплате:'),
    textLine(''),
    paymentBlock(),
    textLine(''),
    signatureRow(SHEET_MM, '{исполнитель.должность}', '{исполнитель.руководитель}'),
  ]
}

function act(): FileChild[] {
  const side = (caption: string, name: string): LaidCell => ({
    children: [textLine(caption, { bold: true }), textLine(name)],
  })
  const sign = (): LaidCell => ({ children: [textLine(''), textLine('')], frame: 'under' })
  const under = (text: string): LaidCell => ({ children: [textLine(text, { style: 'caption' })] })
  const gap: LaidCell = { children: [textLine('')] }
  return [
    textLine('Акт № {акт.номер} от {акт.дата} об оказанных услугах', { style: 'title' }),
    ...factRows([
      ['Исполнитель:', '{исполнитель.реквизиты_с_банком}'],
      ['Заказчик:', '{заказчик.реквизиты}'],
      ['Основание:', 'счёт № {счёт.номер} от {счёт.дата}; договор-оферта, {оферта}'],
      ['Период:', '{период}'],
    ]),
    ...serviceTable('Всего оказано услуг:'),
    textLine(''),
    textLine('Услуги оказаны полностью и в срок. Претензий по объёму, качеству и срокам у заказчика нет.'),
    textLine(''),
    gridTable(
      [HALF_MM, SHEET_MM - HALF_MM * 2, HALF_MM],
      [
        [side('Исполнитель', '{исполнитель.наименование}'), gap, side('Заказчик', '{заказчик.наименование}')],
        [sign(), gap, sign()],
        [
          under('{исполнитель.должность} {исполнитель.руководитель}'),
          gap,
          under('должность, подпись, фамилия и инициалы'),
        ],
      ],
    ),
  ]
}

/** The `.docx` of both papers, their tags still in them. */
export async function buildSellerPapers(): Promise<Record<SellerPaper, string>> {
  return { invoice: await built('invoice', invoice()), act: await built('act', act()) }
}

async function built(paper: SellerPaper, children: FileChild[]): Promise<string> {
  const document = new Document({
    title: TITLES[paper],
    styles: SELLER_STYLES,
    compatibility: { version: 15 },
    sections: [{ properties: { page: SELLER_PAGE }, children }],
  })
  const core = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${TITLES[paper]}</dc:title></cp:coreProperties>`
  const packed = await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: core }])
  return Buffer.from(fixTimestamps(packed)).toString('base64')
}
