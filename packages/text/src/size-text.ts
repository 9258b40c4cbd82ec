const NBSP = '\u00a0'
const KILOBYTE = 1024
const SIZE = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** «320 КБ», «1,4 МБ» */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE)
  return kilobytes < KILOBYTE
    ? `${kilobytes}${NBSP}КБ`
    : `${SIZE.format(bytes / KILOBYTE / KILOBYTE)}${NBSP}МБ`
}
