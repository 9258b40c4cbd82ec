import { PERSONAL_TEMPLATE_BYTES_MAX } from '@ot/domain'

const MEGABYTES_MAX = PERSONAL_TEMPLATE_BYTES_MAX / 1024 / 1024

/** Null: the file may be sent. What it is inside, the server finds out. */
export function ownFileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return 'Файл пуст. Сохраните шаблон в Word и выберите его ещё раз.'
  if (/\.docm$/i.test(name)) return 'В файле .docm бывают макросы. Сохраните его в Word в формате .docx.'
  if (/\.(?:doc|rtf|odt|pdf)$/i.test(name)) return 'Сохраните файл в Word или LibreOffice в формате .docx.'
  if (size > PERSONAL_TEMPLATE_BYTES_MAX) {
    return `Файл больше ${MEGABYTES_MAX}\u00a0МБ. Уменьшите рисунки в нём и сохраните заново.`
  }
  return null
}
