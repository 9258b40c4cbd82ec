import { describe, expect, test } from 'vitest'
import { activitiesAfter, proposalHint } from './proposed-activities.ts'

const METAL = 136
const FOOD = 131

describe('kinds of activity proposed by the code', () => {
  test('a code fills what nobody has chosen', () => {
    expect(activitiesAfter({ okved: '', activities: [] }, '25.62')).toEqual([METAL])
  })

  test('another code replaces what the former one proposed', () => {
    expect(activitiesAfter({ okved: '25.62', activities: [METAL] }, '10.51')).toEqual([FOOD])
    expect(activitiesAfter({ okved: '25.62', activities: [METAL] }, '')).toEqual([])
  })

  test('what somebody has chosen himself stays', () => {
    expect(activitiesAfter({ okved: '25.62', activities: [METAL, FOOD] }, '62.01')).toEqual([METAL, FOOD])
    expect(activitiesAfter({ okved: '', activities: [FOOD] }, '25.62')).toEqual([FOOD])
  })

  test('the proposal says where it comes from until it is changed', () => {
    expect(proposalHint({ okved: '25.62', activities: [METAL] })).toMatch('Предложено по ОКВЭД 25.62')
    expect(proposalHint({ okved: '25.62', activities: [FOOD] })).toBeUndefined()
    expect(proposalHint({ okved: '', activities: [] })).toBeUndefined()
  })
})
