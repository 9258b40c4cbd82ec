import { findPosition } from '@ot/reference'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../format/block.ts'
import { WRITTEN } from '../testing/written-library.ts'

const { current } = WRITTEN

/** How a written text names what a norm of the reference gives. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'suit-dirt': /костюм от (истирания|загрязнений)/,
  'suit-cold': /костюм (и обувь )?от холода/,
  'suit-arc': /термостойкий костюм/,
  'suit-sparks': /костюм от искр/,
  'footwear-impact': /обувь с защитой от ударов/,
  'footwear-cold': /обувь от холода/,
  'footwear-slip': /обувь от скольжения/,
  'footwear-sparks': /обувь от искр/,
  'gloves-abrasion': /перчатки от истирания/,
  'gloves-polymer': /с полимерным покрытием/,
  'gauntlets-sparks': /краги/,
  'headwear-dirt': /головной убор/,
  'vest-signal': /сигнальный жилет/,
  raincoat: /плащ/,
  helmet: /каск/,
  goggles: /очки/,
  'dielectric-set': /диэлектрические перчатки/,
  'fall-protection': /от падения с высоты/,
  'shield-welding': /щиток/,
  'respirator-aerosol': /респиратор/,
  'hearing-protection': /наушники/,
  'apron-polymer': /фартук/,
  'skin-cleanser': /мыло/,
  'skin-cream': /крем/,
}

/** A written instruction of a trade, and whose norms it tells. */
const TRADES = [
  ['instruktsiya-dlya-dvornika', 114],
  ['instruktsiya-dlya-elektromontera', 2426],
  ['instruktsiya-dlya-gruzchika', 39],
  ['instruktsiya-dlya-kladovshchika', 38],
  ['instruktsiya-dlya-povara', 119],
  ['instruktsiya-dlya-prodavtsa', 32],
  ['instruktsiya-dlya-slesarya-remontnika', 85],
  ['instruktsiya-dlya-svarshchika', 87],
  ['instruktsiya-dlya-uborshchika-sluzhebnyh-pomeshcheniy', 112],
  ['instruktsiya-dlya-voditelya-avtomobilya', 2741],
] as const

/** The sentence that tells what the norms of the position give. */
function byNorms(id: string): string {
  const template = current.find(({ front }) => front.id === id)
  const text = template?.blocks.flatMap(textsOf).find((line) => line.includes('По нормам своей должности'))
  return text?.split('. ').find((sentence) => sentence.includes('По нормам своей должности')) ?? ''
}

describe('СИЗ в написанной инструкции профессии', () => {
  test.each(TRADES)('%s называет нормы должности: всё, что в них есть, и ничего сверх', (id, positionId) => {
    const sentence = byNorms(id).toLowerCase()
    const norms = findPosition(positionId)?.profile.ppe.map(({ key }) => key) ?? []
    const told = Object.keys(NAMED).filter((key) => NAMED[key]?.test(sentence))
    expect(norms.length).toBeGreaterThan(0)
    expect(told.toSorted()).toEqual(norms.toSorted())
  })
})
