import { assertStillThere, FileProblem } from '../../../lib/chosen-file.ts'

export const EVIDENCE_ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.pdf,image/*,application/pdf'
const MEGABYTE = 1024 * 1024
const EVIDENCE_MAX_MB = 20

/** What can be told before the bytes are on their way. */
export async function assertSendable(file: File): Promise<void> {
  if (file.size > EVIDENCE_MAX_MB * MEGABYTE)
    throw new FileProblem(`Файл больше ${EVIDENCE_MAX_MB} МБ: уменьшите его или разделите на части`)
  if (file.size === 0) throw new FileProblem('Файл пуст')
  await assertStillThere(file)
}
