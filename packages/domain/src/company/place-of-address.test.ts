import { describe, expect, test } from 'vitest'
import { isTimeZone } from '../calendar/calendar.ts'
import { placeChanges, placeOfAddress } from './place-of-address.ts'

describe('город и часовой пояс по адресу', () => {
  test.each([
    ['614000, Пермский край, г. Пермь, ул. Ленина, д. 1', 'Пермь', 'Asia/Yekaterinburg'],
    ['г Санкт-Петербург, Невский проспект, д 1', 'Санкт-Петербург', 'Europe/Moscow'],
    ['Москва, Тверская, 1', 'Москва', 'Europe/Moscow'],
    ['660000, Красноярский край, г.Красноярск, пр-кт Мира, 10', 'Красноярск', 'Asia/Krasnoyarsk'],
    ['Омская обл., г. Омск, ул. Мира', 'Омск', 'Asia/Omsk'],
    ['Томская область, город Северск', 'Северск', 'Asia/Tomsk'],
    ['г. Ростов-на-Дону ул. Садовая 5', 'Ростов-на-Дону', 'Europe/Moscow'],
    ['Ростовская область, г. Шахты', 'Шахты', 'Europe/Moscow'],
    ['Кировская область, пгт Оричи, ул. Ленина', 'Оричи', 'Europe/Kirov'],
    ['Республика Саха (Якутия), г. Нерюнгри', 'Нерюнгри', 'Asia/Yakutsk'],
    ['Приморский край, г. Уссурийск', 'Уссурийск', 'Asia/Vladivostok'],
    ['Ямало-Ненецкий АО, г. Ноябрьск', 'Ноябрьск', 'Asia/Yekaterinburg'],
    ['Ненецкий автономный округ, г. Нарьян-Мар', 'Нарьян-Мар', 'Europe/Moscow'],
    ['г. Петропавловск-Камчатский, ул. Мира', 'Петропавловск-Камчатский', 'Asia/Kamchatka'],
    ['Калининградская область, г. Советск', 'Советск', 'Europe/Kaliningrad'],
    ['г. Пермь, ул. Московская, 5', 'Пермь', 'Asia/Yekaterinburg'],
    ['г. Незнакомск, ул. Мира', 'Незнакомск', null],
    ['ул. Ленина, 5', null, null],
    ['', null, null],
  ])('%s — %s, %s', (address, city, timeZone) => {
    expect(placeOfAddress(address)).toEqual({ city, timeZone })
  })

  test.each([
    ['Калининградская область', '+02:00'],
    ['Самарская область', '+04:00'],
    ['Волгоградская область', '+03:00'],
    ['Свердловская область', '+05:00'],
    ['Омская область', '+06:00'],
    ['Новосибирская область', '+07:00'],
    ['Иркутская область', '+08:00'],
    ['Забайкальский край', '+09:00'],
    ['Приморский край', '+10:00'],
    ['Магаданская область', '+11:00'],
    ['Чукотский автономный округ', '+12:00'],
  ])('%s живёт по %s', (region, offset) => {
    const { timeZone } = placeOfAddress(region)
    expect(isTimeZone(timeZone ?? '')).toBe(true)
    const hour = new Intl.DateTimeFormat('en', { timeZone: timeZone ?? '', timeZoneName: 'longOffset' })
      .formatToParts(new Date('2026-11-23T00:00:00Z'))
      .find(({ type }) => type === 'timeZoneName')?.value
    expect(hour).toBe(`GMT${offset}`)
  })

  const EMPTY = { legalAddress: '', city: '', timeZone: 'Europe/Moscow' }
  const PERM = { legalAddress: 'г. Пермь', city: 'Пермь', timeZone: 'Asia/Yekaterinburg' }
  test.each([
    ['новая карточка', EMPTY, 'г. Пермь', { city: 'Пермь', timeZone: 'Asia/Yekaterinburg' }],
    ['другой адрес', PERM, 'г. Омск', { city: 'Омск', timeZone: 'Asia/Omsk' }],
    ['свой город', { ...PERM, city: 'Кунгур' }, 'г. Омск', { timeZone: 'Asia/Omsk' }],
    ['свой пояс', { ...PERM, timeZone: 'Asia/Omsk' }, 'г. Чита', { city: 'Чита' }],
    ['адрес стёрт', PERM, '', {}],
  ])('%s', (_name, card, address, expected) => {
    expect(placeChanges(card, address, 'Europe/Moscow')).toEqual(expected)
  })
})
