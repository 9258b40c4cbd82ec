import { fullName } from '../../../lib/company/employee-name.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useInstructorCheck } from '../use-instructor-check.ts'

/** Who has briefed had not learnt it himself by that day: worth a look, and no refusal. */
export function InstructorNote({ instructor, date }: { instructor: string; date: string }) {
  const check = useInstructorCheck(instructor.trim() !== '' && date !== '')
  const untrained = check?.(instructor, date) ?? null
  if (untrained === null) return null
  return (
    <Notice kind="warning" role="status">
      {fullName(untrained.instructor)}: в этот день нет действующего обучения — {untrained.lacking.join('; ')}
      . Кто инструктирует, сам обучен (ПП РФ №&nbsp;2464, п. 33, 53). Запись это не запрещает: внесите
      обучение, если оно было.
    </Notice>
  )
}
