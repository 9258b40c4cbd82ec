import type { EmployeeAnswer } from '@ot/contract'
import { StaffControl } from '../../../ui/company/staff-control.tsx'
import { type AskedTable, textField } from '../../../ui/form/field-table.tsx'
import { MomentControl } from '../../../ui/form/moment-control.tsx'
import { PhotosControl } from './photos-control.tsx'
import { degreeHint, REPORT_LABELS, type ReportValues } from './report-values.ts'

const PLACE_MAX = 500
const CIRCUMSTANCES_MAX = 5000

interface ReportTableOptions {
  values: ReportValues
  employees: readonly EmployeeAnswer[]
  timeZone: string
}

/** Everything that is asked at the place, in its order. */
export function reportTable({ values, employees, timeZone }: ReportTableOptions): AskedTable<ReportValues> {
  return {
    occurredAt: {
      label: REPORT_LABELS.occurredAt,
      isRequired: true,
      control: (props) => <MomentControl {...props} nowIn={timeZone} />,
    },
    toldAt: {
      label: REPORT_LABELS.toldAt,
      isRequired: true,
      hint: 'С этого часа считаются 24 часа на извещения',
      control: (props) => <MomentControl {...props} />,
    },
    place: textField({ label: REPORT_LABELS.place, isRequired: true, kind: 'line', max: PLACE_MAX }),
    victimIds: {
      label: REPORT_LABELS.victimIds,
      isRequired: true,
      control: (props) => <StaffControl {...props} employees={employees} />,
    },
    outsiders: { label: REPORT_LABELS.outsiders, control: null },
    circumstances: textField({
      label: REPORT_LABELS.circumstances,
      isRequired: true,
      kind: 'long',
      rows: 4,
      max: CIRCUMSTANCES_MAX,
    }),
    degree: {
      label: REPORT_LABELS.degree,
      isRequired: true,
      hint: degreeHint(values),
      control: null,
    },
    photos: {
      label: REPORT_LABELS.photos,
      hint: 'Место, оборудование, ограждения: пока обстановка не изменилась. До 20 МБ каждая',
      control: (props) => <PhotosControl {...props} />,
    },
  }
}
