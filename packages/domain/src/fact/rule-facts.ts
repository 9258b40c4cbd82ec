import type { ChoiceFact, NumberFact, TextFact } from './fact.ts'

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
  website: {
    type: 'text',
    theme: 'rules',
    label: 'Сайт организации',
    question: 'Какой у организации сайт?',
    hint: 'На нём публикуют сводные данные СОУТ',
    without: ['website'],
  },
  internshipShifts: number({
    label: 'Смен стажировки обычных профессий',
    question: 'Сколько смен длится стажировка?',
    proposal: { value: 2, reason: 'не меньше двух смен: постановление № 2464, пункт 31' },
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
    type: 'text',
    theme: 'rules',
    label: 'Форма собственности',
    question: 'Какая у организации форма собственности?',
    card: 'formOfOwnership',
  },
  testQuestions: number({
    label: 'Вопросов в тесте по охране труда',
    question: 'Сколько вопросов в тесте при проверке знания?',
    proposal: { value: 10, reason: 'постановление № 2464 числа не называет: порядок организации' },
  }),
  testPass: number({
    label: 'Верных ответов, чтобы сдать тест',
    question: 'Сколько верных ответов нужно, чтобы сдать тест?',
    proposal: { value: 8, reason: 'постановление № 2464 числа не называет: порядок организации' },
  }),
  testMinutes: number({
    label: 'Минут на тест или подготовку по билету',
    question: 'Сколько минут дают на тест или подготовку по билету?',
    proposal: { value: 30, reason: 'постановление № 2464 числа не называет: порядок организации' },
  }),
  ppeProgrammeHours: number({
    label: 'Часов в программе применения средств защиты',
    question: 'Сколько часов в программе применения средств индивидуальной защиты?',
    proposal: { value: 8, reason: 'столько в программе обучения применению СИЗ этой библиотеки' },
  }),
  remoteWorkers: number({
    label: 'Постоянно работают дистанционно, человек',
    question: 'Сколько человек постоянно работают дистанционно?',
    proposal: { value: 0, reason: 'в списке работников дистанционных не отмечают: проверьте' },
  }),
  firstTrainingDays: number({
    label: 'Дней на обучение принятых и переведённых',
    question: 'За сколько календарных дней обучают принятых и переведённых?',
    proposal: { value: 60, reason: 'не позднее 60 календарных дней: постановление № 2464' },
  }),
  harmfulPayPercent: number({
    label: 'Доплата за вредные условия труда, процентов',
    question: 'Сколько процентов доплачивают за вредные условия труда?',
    proposal: { value: 4, reason: 'не меньше четырёх процентов: статья 147 ТК РФ' },
  }),
  extraLeaveDays: number({
    label: 'Дополнительный отпуск за вредные условия труда, календарных дней',
    question: 'Сколько дней дополнительного отпуска за вредные условия труда?',
    proposal: { value: 7, reason: 'не меньше семи календарных дней: статья 117 ТК РФ' },
  }),
  trainingRegisterDays: number({
    label: 'Срок передачи сведений об обученных в реестр, рабочих дней',
    question: 'За сколько рабочих дней передают сведения об обученных в реестр?',
    proposal: { value: 5, reason: 'обычно пять рабочих дней со дня подписания протокола' },
  }),
  mediumRiskMonths: number({
    label: 'Срок мер при среднем уровне риска, месяцев',
    question: 'За сколько месяцев принимают меры при среднем уровне риска?',
    proposal: { value: 6, reason: 'обычно полгода' },
  }),
  trusteeHours: number({
    label: 'Часов в неделю уполномоченному по охране труда',
    question: 'Сколько часов в неделю отводят уполномоченному по охране труда?',
    proposal: { value: 2, reason: 'обычно два часа в неделю' },
  }),
  committeeSide: number({
    label: 'Человек от каждой стороны в комитете по охране труда',
    question: 'Сколько человек от каждой стороны в комитете по охране труда?',
    proposal: { value: 3, reason: 'обычно трое, сторон две, поровну' },
  }),
  contractorCheckDays: number({
    label: 'Срок проверки документов подрядчика, рабочих дней',
    question: 'За сколько рабочих дней проверяют документы подрядчика?',
    proposal: { value: 3, reason: 'обычно три рабочих дня' },
  }),
  productionCosts: number({
    label: 'Затраты на производство за прошлый год, рублей',
    question: 'Сколько рублей составили затраты на производство (работы, услуги) за прошлый год?',
  }),
  safetyBudget: number({
    label: 'Расходы на охрану труда за год, рублей',
    question: 'Сколько рублей в год выделяют на охрану труда? Не меньше 0,2 процента затрат на производство.',
  }),
} satisfies Record<string, ChoiceFact | NumberFact | TextFact>
