import type { Section } from '@ot/domain'

/** What a column of a memo shows; the last three can be changed. */
export type MemoColumnKey = 'name' | 'detail' | 'deadline' | 'quantity' | 'final' | 'done'

export interface MemoColumn {
  key: MemoColumnKey
  title: string
}

interface MemoSpec {
  /** What the paper asks the director for. */
  ask: string
  /** Beside whom the line is about, who always stands first. */
  columns: readonly MemoColumn[]
  /** What a line ends with beside its day; null: with the day alone. */
  final: string | null
  done: string
  /** Of its table, which does not stretch; in CSS pixels. */
  width: number
}

/** What a memo of a section says and shows; its list needs none of it. */
export const MEMO_SPECS: Readonly<Record<Section, MemoSpec>> = {
  briefing: {
    ask: 'Прошу организовать инструктажи по охране труда следующих работников:',
    columns: [
      { key: 'name', title: 'Инструктаж' },
      { key: 'detail', title: 'Прошлый' },
    ],
    final: null,
    done: 'Проведён',
    width: 750,
  },
  training: {
    ask: 'Прошу организовать обучение по охране труда и проверку знаний следующих работников:',
    columns: [
      { key: 'name', title: 'Программа' },
      { key: 'detail', title: 'Прошлая проверка' },
    ],
    final: null,
    done: 'Знания проверены',
    width: 740,
  },
  medical: {
    ask: 'Прошу направить на медицинские осмотры следующих работников:',
    columns: [
      { key: 'detail', title: 'Пункт 29н' },
      { key: 'name', title: 'Медосмотр' },
    ],
    final: null,
    done: 'Пройден',
    width: 780,
  },
  ppe: {
    ask: 'Прошу выдать средства индивидуальной защиты следующим работникам:',
    columns: [
      { key: 'name', title: 'СИЗ' },
      { key: 'detail', title: 'Операция' },
      { key: 'quantity', title: 'Количество' },
    ],
    final: null,
    done: 'Выдано',
    width: 830,
  },
  sout: {
    ask: 'Прошу организовать специальную оценку условий труда на рабочих местах следующих работников:',
    columns: [{ key: 'detail', title: 'Класс' }],
    final: 'Итоговый класс',
    done: 'Отчёт утверждён',
    width: 780,
  },
  risk: {
    ask: 'Прошу организовать оценку профессиональных рисков на рабочих местах следующих работников:',
    columns: [{ key: 'detail', title: 'Уровень риска' }],
    final: 'Итоговый уровень',
    done: 'Отчёт утверждён',
    width: 780,
  },
}
