import type { Choice } from '../../ui/choices.ts'

const CITIES: readonly (readonly [zone: string, city: string, utcOffset: number])[] = [
  ['Europe/Kaliningrad', 'Калининград', 2],
  ['Europe/Moscow', 'Москва', 3],
  ['Europe/Volgograd', 'Волгоград', 3],
  ['Europe/Kirov', 'Киров', 3],
  ['Europe/Simferopol', 'Симферополь', 3],
  ['Europe/Astrakhan', 'Астрахань', 4],
  ['Europe/Samara', 'Самара', 4],
  ['Europe/Saratov', 'Саратов', 4],
  ['Europe/Ulyanovsk', 'Ульяновск', 4],
  ['Asia/Yekaterinburg', 'Екатеринбург', 5],
  ['Asia/Omsk', 'Омск', 6],
  ['Asia/Barnaul', 'Барнаул', 7],
  ['Asia/Krasnoyarsk', 'Красноярск', 7],
  ['Asia/Novokuznetsk', 'Новокузнецк', 7],
  ['Asia/Novosibirsk', 'Новосибирск', 7],
  ['Asia/Tomsk', 'Томск', 7],
  ['Asia/Irkutsk', 'Иркутск', 8],
  ['Asia/Chita', 'Чита', 9],
  ['Asia/Yakutsk', 'Якутск', 9],
  ['Asia/Khandyga', 'Хандыга', 9],
  ['Asia/Vladivostok', 'Владивосток', 10],
  ['Asia/Ust-Nera', 'Усть-Нера', 10],
  ['Asia/Magadan', 'Магадан', 11],
  ['Asia/Sakhalin', 'Южно-Сахалинск', 11],
  ['Asia/Srednekolymsk', 'Среднеколымск', 11],
  ['Asia/Anadyr', 'Анадырь', 12],
  ['Asia/Kamchatka', 'Петропавловск-Камчатский', 12],
]

const MOSCOW = 'Europe/Moscow'

const RUSSIAN: readonly Choice<string>[] = CITIES.map(([value, city, utcOffset]) => ({
  value,
  label: `${city} (UTC+${utcOffset})`,
}))

/** Russia's time zones by city, west to east; a company elsewhere keeps its own. */
export function timeZoneChoices(current: string): readonly Choice<string>[] {
  return RUSSIAN.some(({ value }) => value === current)
    ? RUSSIAN
    : [...RUSSIAN, { value: current, label: current }]
}

export function timeZoneLabel(zone: string): string {
  return RUSSIAN.find(({ value }) => value === zone)?.label ?? zone
}

/** The browser's zone when it is a Russian one: the best guess for a company that is being written down. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return RUSSIAN.some(({ value }) => value === timeZone) ? timeZone : MOSCOW
}
