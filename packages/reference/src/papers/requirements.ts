import { BRIEFING_KIND_LABELS, PROGRAMME_FACTS } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { findMedicalFactor } from '../lists/medical-factors.ts'
import type { Point } from './points.ts'
import type { Profession } from './profession.ts'

type Line = { conditional: boolean }

function split<T extends Line>(lines: readonly T[]) {
  return {
    always: lines.filter(({ conditional }) => !conditional),
    conditional: lines.filter(({ conditional }) => conditional),
  }
}

function asNote(text: string): string {
  return `${text} — если это подтверждено для рабочего места`
}

type Worded = { conditional: boolean; text: string }

function trainingWorded({ programme, conditional }: Profession['profile']['training'][number]): Worded {
  return { conditional, text: lowerFirst(PROGRAMME_FACTS[programme].title) }
}

function briefingWorded({ kind, conditional }: Profession['profile']['briefings'][number]): Worded {
  return { conditional, text: lowerFirst(BRIEFING_KIND_LABELS[kind]) }
}

function factorWorded({ code, conditional }: Profession['profile']['medicalFactors'][number]): Worded {
  const factor = findMedicalFactor(code)
  const text = factor === null ? `п. ${code}` : `п. ${code} «${lowerFirst(factor.shortTitle)}»`
  return { conditional, text }
}

function asLines(lines: readonly Worded[]): string[] {
  const { always, conditional } = split(lines)
  return [...always.map(({ text }) => text), ...conditional.map(({ text }) => asNote(text))]
}

export function trainingLines({ profile }: Profession): string[] {
  return asLines(profile.training.map(trainingWorded))
}

export function briefingLines({ profile }: Profession): string[] {
  return asLines(profile.briefings.map(briefingWorded))
}

export function medicalLines({ profile }: Profession): string[] {
  return asLines(profile.medicalFactors.map(factorWorded))
}

const IF_CONFIRMED =
  'Если это подтверждено для рабочего места (специальной оценкой, оценкой рисков или приказом), нужны также'

/** What holds always in one point, what holds on a condition in another: a note for the employer to settle. */
function points(
  leads: { always: string; conditional: string; none: string },
  lines: readonly Worded[],
): Point[] {
  const { always, conditional } = split(lines)
  const listOf = (lead: string, some: readonly Worded[]): Point[] =>
    some.length === 0 ? [] : [{ lead, items: some.map(({ text }) => text) }]
  const first = always.length === 0 && conditional.length === 0 ? [leads.none] : listOf(leads.always, always)
  return [...first, ...listOf(leads.conditional, conditional)]
}

export function trainingPoints({ profile }: Profession): Point[] {
  const leads = {
    always: 'Обучение, проверки знания и инструктажи сверх вводного и первичного:',
    conditional: `${IF_CONFIRMED} обучение и инструктажи:`,
    none: 'Обучения сверх вводного и первичного инструктажа профиль профессии не называет.',
  }
  return points(leads, [...profile.training.map(trainingWorded), ...profile.briefings.map(briefingWorded)])
}

export function medicalPoints({ profile }: Profession): Point[] {
  const order = 'по пунктам приложения к приказу Минздрава России от 28.01.2021 № 29н:'
  const leads = {
    always: `Предварительный и периодические медицинские осмотры проводят ${order}`,
    conditional: `${IF_CONFIRMED} медицинские осмотры ${order}`,
    none: 'Медицинские осмотры по виду работы не названы; если специальная оценка выявит вредный фактор, работника направляют на осмотр по этому фактору.',
  }
  return points(leads, profile.medicalFactors.map(factorWorded))
}

/** The norm, with its condition where there is one. */
export function ppeNote({ conditional, norm }: Profession['ppe'][number]): string {
  return conditional ? asNote(norm) : norm
}

export function ppePoints({ ppe }: Profession): Point[] {
  const leads = {
    always: 'Работодатель бесплатно выдаёт и обслуживает средства индивидуальной защиты:',
    conditional: `${IF_CONFIRMED} средства индивидуальной защиты:`,
    none: 'Средства индивидуальной защиты профилем профессии не предусмотрены; их выдают, если оценка рисков найдёт опасность, от которой не защитить иначе.',
  }
  const lines = ppe.map(({ name, norm, protects, conditional }) => ({
    conditional,
    text: `${lowerFirst(name)} (${norm}) — защищает ${protects}`,
  }))
  return points(leads, lines)
}
