import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('ключи и то, что под ними, идут в том порядке, в каком встретились', () => {
  const people = ['склад: Ким', 'цех: Ли', 'склад: Цой']
  expect([...grouped(people, (person) => person.split(':')[0])]).toEqual([
    ['склад', ['склад: Ким', 'склад: Цой']],
    ['цех', ['цех: Ли']],
  ])
})

test('ничего не сгруппировано — групп нет', () => {
  expect(grouped([], String).size).toBe(0)
})
