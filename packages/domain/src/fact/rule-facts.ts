import type { ChoiceFact, NumberFact } from './fact.ts'

function number(fact: Omit<NumberFact, 'type' | 'theme'>): NumberFact {
  return { type: 'number', theme: 'rules', ...fact }
}

/** What the organisation has settled for itself within the law. */
export const RULE_FACTS = {
  employeeOpinion: {
    type: 'choice',
    theme: 'rules',
    label: 'Представительный орган работников',
    question: 'Есть ли профсоюз или другой представительный орган работников?',
    options: [
      { value: 'none', label: 'представительный орган работников не создан' },
      { value: 'union', label: 'мнение профсоюзного комитета учтено в порядке статьи 372 ТК РФ' },
      {
        value: 'other',
        label: 'мнение представительного органа работников учтено в порядке статьи 372 ТК РФ',
      },
    ],
  },
  internshipShifts: number({
    label: 'Смен стажировки обычных профессий',
    question: 'Сколько смен длится стажировка?',
    proposal: { value: 2, reason: 'не меньше двух смен: постановление № 2464, пункт 28' },
  }),
  internshipShiftsHazardous: number({
    label: 'Смен стажировки при работах повышенной опасности',
    question: 'Сколько смен длится стажировка при работах повышенной опасности?',
    proposal: { value: 5, reason: 'от двух до четырнадцати смен, обычно пять' },
  }),
  traineesPerLead: number({
    label: 'Стажёров на одного руководителя',
    question: 'Сколько стажёров бывает у одного руководителя сразу?',
    proposal: { value: 2, reason: 'обычно не больше двух' },
  }),
  ownership: {
    type: 'choice',
    theme: 'rules',
    label: 'Форма собственности',
    question: 'Какая у организации форма собственности?',
    options: [
      { value: 'private', label: 'частная' },
      { value: 'state', label: 'государственная' },
      { value: 'municipal', label: 'муниципальная' },
      { value: 'mixed', label: 'смешанная' },
    ],
  },
  firstTrainingDays: number({
    label: 'Дней на обучение принятых и переведённых',
    question: 'За сколько календарных дней обучают принятых и переведённых?',
    proposal: { value: 60, reason: 'не позднее 60 календарных дней: постановление № 2464' },
  }),
} satisfies Record<string, ChoiceFact | NumberFact>
