import type { SharedDepartment } from '@ot/contract'
import { DUE_SPAN_LABELS, DUE_SPANS, secretOf } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { LinkedSheet } from '../../ui/linked-sheet.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readSharedDepartment } from './api/shared-department.ts'
import { DuePerson } from './due-person.tsx'
import styles from './shared-department-page.module.css'

const DEAD_LINK =
  'Срок её истёк, её отозвали, у отдела другой руководитель или адрес скопирован не целиком. Попросите специалиста по охране труда прислать новую.'

/** /department/{secret}: what is due in the department, for its head, without signing in. */
export function SharedDepartmentPage() {
  const token = secretOf(window.location.pathname)
  const shared = useAnswer((signal) => readSharedDepartment(token, signal))
  return (
    <BehindLink of={shared} deadText={DEAD_LINK} failureTitle="Не удалось открыть список">
      {(loaded) => <DepartmentList shared={loaded} />}
    </BehindLink>
  )
}

const PEOPLE = ['работник', 'работника', 'работников'] as const

function DepartmentList({ shared }: { shared: SharedDepartment }) {
  const { organisation, department, head, today, linkUntil, employees, people } = shared
  return (
    <LinkedSheet>
      <header className={styles.head}>
        <p className={styles.organisation}>{organisation}</p>
        <h1>{typeset(`Отдел «${department}»: сроки по охране труда`)}</h1>
        <p>
          {typeset(
            `На ${shortDate(today)}. В отделе ${counted(employees, PEOPLE)}, сроки — у ${people.length}.`,
          )}
        </p>
      </header>
      {people.length === 0 ? (
        <Notice kind="success">
          Всё в порядке: просроченного нет, в ближайший месяц сроки не наступают.
        </Notice>
      ) : (
        <>
          <SpanCounts people={people} />
          <ol className={styles.people} aria-label="Работники">
            {people.map((person, index) => (
              // Namesakes happen, and the list never changes while it is shown.
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two namesakes apart
              <DuePerson key={index} person={person} today={today} />
            ))}
          </ol>
        </>
      )}
      <p className={styles.note}>
        {typeset(
          `Список для руководителя: ${head}. Отметки о проведении вносит специалист по охране труда. Ссылка личная, действует до ${shortDate(linkUntil)}; не пересылайте её.`,
        )}
      </p>
    </LinkedSheet>
  )
}

/** How much of what there is. */
function SpanCounts({ people }: { people: SharedDepartment['people'] }) {
  const items = people.flatMap((person) => person.items)
  return (
    <dl className={styles.counts}>
      {DUE_SPANS.map((span) => (
        <div key={span} className={styles.count}>
          <dt>{DUE_SPAN_LABELS[span]}</dt>
          <dd>{items.filter((item) => item.span === span).length}</dd>
        </div>
      ))}
    </dl>
  )
}
