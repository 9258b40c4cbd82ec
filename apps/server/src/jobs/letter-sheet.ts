import { parseFullName } from '@ot/grammar'
import { escapeXml } from '@ot/text'

/** The look of every letter, in styles that mail programs understand: they know no style sheets. */
const BODY = 'margin:0;padding:24px 12px;background:#f4f6f8'
const SHEET =
  'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dce2e8;border-radius:6px;' +
  'font-family:Arial,sans-serif;font-size:16px;line-height:24px;color:#1b2430'
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5fbf;color:#ffffff;font-weight:bold;text-decoration:none'
const SMALL = 'margin:12px 0 0;font-size:14px;line-height:20px;color:#5b6673'
const LINK = 'color:#1f5fbf'

/** By name and patronymic when both are known. */
export function greeting(fullName: string | null): string {
  if (fullName === null) return 'Здравствуйте!'
  const { firstName, fatherName } = parseFullName(fullName)
  return fatherName === '' ? 'Здравствуйте!' : `Здравствуйте, ${firstName} ${fatherName}!`
}

/** A whole letter of these parts, which are HTML already. */
export function letterSheet(parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="${BODY}"><div style="${SHEET}">`,
    ...parts,
    '</div></body></html>',
  ].join('\n')
}

export function linkButton(link: string, words: string): string {
  return `<p style="margin:24px 0"><a href="${escapeXml(link)}" style="${BUTTON}">${escapeXml(words)}</a></p>`
}

export function linkText(link: string, words: string): string {
  return `<a href="${escapeXml(link)}" style="${LINK}">${escapeXml(words)}</a>`
}

export function smallPrint(words: string): string {
  return `<p style="${SMALL}">${escapeXml(words)}</p>`
}

/** For who cannot press the button. */
export function spelledLink(link: string): string {
  return `<p style="${SMALL}">Если кнопка не открывается, скопируйте адрес: <span style="word-break:break-all">${escapeXml(link)}</span></p>`
}
