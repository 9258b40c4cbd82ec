import { foldLetters } from '@ot/text'

type AddressPlace = {
  city: string | null
  timeZone: string | null
}

type Zoned = readonly (readonly [timeZone: string, regions: string, cities: string])[]

// Regions by hour zone: 107-ФЗ, ст. 5, from memory and not compared with a text of today; zones are those of the IANA database,
// and the test compares their difference from UTC with it. Of Якутия most people keep the time of Якутск.
const ZONES: Zoned = [
  ['Europe/Kaliningrad', 'калининградск', 'калининград'],
  [
    'Europe/Samara',
    'самарск|удмурт',
    'самара|тольятти|сызрань|новокуйбышевск|ижевск|воткинск|сарапул|глазов',
  ],
  ['Europe/Astrakhan', 'астраханск', 'астрахань'],
  ['Europe/Saratov', 'саратовск', 'саратов|энгельс|балаково'],
  ['Europe/Ulyanovsk', 'ульяновск\\p{L}+ обл', 'ульяновск|димитровград'],
  ['Europe/Volgograd', 'волгоградск', 'волгоград|волжский|камышин'],
  ['Europe/Kirov', 'кировск\\p{L}+ обл', 'киров'],
  ['Europe/Simferopol', 'республика крым|крым респ', 'симферополь|севастополь|керчь|евпатория|ялта|феодосия'],
  [
    'Asia/Yekaterinburg',
    'башкортостан|пермск|курганск|оренбургск|свердловск|тюменск|челябинск|ханты мансийск|хмао|ямало ненецк|янао',
    'екатеринбург|челябинск|уфа|пермь|тюмень|оренбург|магнитогорск|курган|сургут|нижний тагил|стерлитамак|нижневартовск|орск|' +
      'каменск уральский|златоуст|миасс|салават|нефтекамск|березники|новый уренгой|ноябрьск|нефтеюганск|ханты мансийск|тобольск|салехард|октябрьский|копейск|первоуральск',
  ],
  ['Asia/Omsk', 'омск\\p{L}+ обл|обл\\p{L}* омск', 'омск'],
  ['Asia/Barnaul', 'алтайск|республика алтай|алтай респ', 'барнаул|бийск|рубцовск|горно алтайск'],
  [
    'Asia/Krasnoyarsk',
    'красноярск|хакаси|тыва',
    'красноярск|норильск|абакан|ачинск|канск|кызыл|железногорск',
  ],
  ['Asia/Novokuznetsk', 'кемеровск|кузбасс', 'кемерово|новокузнецк|прокопьевск|междуреченск'],
  ['Asia/Novosibirsk', 'новосибирск', 'новосибирск|бердск|искитим'],
  ['Asia/Tomsk', 'томск\\p{L}+ обл|обл\\p{L}* томск', 'томск|северск'],
  ['Asia/Irkutsk', 'иркутск|бурят', 'иркутск|братск|ангарск|улан удэ|усть илимск'],
  ['Asia/Chita', 'забайкальск', 'чита'],
  [
    'Asia/Yakutsk',
    'амурск\\p{L}+ обл|обл\\p{L}* амурск|саха|якути',
    'якутск|благовещенск|нерюнгри|мирный|белогорск',
  ],
  [
    'Asia/Vladivostok',
    'приморск\\p{L}+ край|край приморск|хабаровск|еврейск',
    'владивосток|хабаровск|комсомольск на амуре|уссурийск|находка|артем|биробиджан',
  ],
  ['Asia/Magadan', 'магаданск', 'магадан'],
  ['Asia/Sakhalin', 'сахалинск', 'южно сахалинск'],
  ['Asia/Kamchatka', 'камчатск', 'петропавловск камчатский'],
  ['Asia/Anadyr', 'чукотск', 'анадырь'],
  [
    'Europe/Moscow',
    'московск|ленинградск|белгородск|брянск|владимирск|воронежск|ивановск|калужск|костромск|курск\\p{L}* обл|обл\\p{L}* курск|липецк|орловск|рязанск|смоленск|' +
      'тамбовск|тверск|тульск|ярославск|архангельск|вологодск|мурманск|новгородск|псковск|карел|коми|ненецк|адыге|калмык|краснодарск|ростовск|дагестан|ингуш|' +
      'кабардино|карачаев|осети|чеченск|чечня|ставропольск|марий эл|мордов|татарстан|чуваш|нижегородск|пензенск|донецк\\p{L}* нар|луганск|запорожск|херсонск',
    'москва|санкт петербург|нижний новгород|казань|ростов на дону|воронеж|краснодар|ярославль|махачкала|рязань|набережные челны|пенза|липецк|тула|чебоксары|' +
      'курск|ставрополь|сочи|тверь|иваново|брянск|белгород|владимир|архангельск|калуга|смоленск|грозный|череповец|вологда|саранск|мурманск|тамбов|' +
      'петрозаводск|кострома|новороссийск|йошкар ола|нальчик|сыктывкар|таганрог|шахты|дзержинск|орел|псков|великий новгород|владикавказ|старый оскол|' +
      'рыбинск|северодвинск|подольск|балашиха|химки|мытищи|королев|люберцы|электросталь|обнинск|новомосковск|майкоп|нижнекамск|альметьевск|армавир|волгодонск|домодедово',
  ],
]

/** A street may be called after a region. */
const REGION_KIND = /(?:^| )(?:обл|область|край|края|респ|республика|ао|автономный|автономная)(?: |$)/u
const CITY_KIND = '(?:г|гор|город|пгт|рп|п|пос|поселок|с|село|ст|станица|д|дер|деревня)'
const CITY = new RegExp(
  `(?:^|[,;\\s])${CITY_KIND}(?:\\.\\s*|\\s+)([\\p{Lu}][\\p{L}]*(?:[\\s-]+(?:на-)?[\\p{L}]+)*)`,
  'u',
)
/** What follows a name without a comma between them. */
const NOT_OF_THE_NAME =
  /\s+(?:ул|улица|пр|пр-кт|проспект|пер|переулок|д|дом|наб|шоссе|ш|б-р|бульвар|пл|площадь|мкр|р-н|район|обл|область|край)(?:$|[\s.,].*)/iu

/** What the words of an address say of where it is; null: they do not say it, or nobody here knows. */
export function placeOfAddress(address: string): AddressPlace {
  const city = cityOf(address)
  const parts = address
    .split(',')
    .map(wordsOf)
    .filter((part) => REGION_KIND.test(part))
  const region = ZONES.find(([, regions]) =>
    parts.some((part) => new RegExp(`(?:^| )(?:${regions})`, 'u').test(part)),
  )
  if (region !== undefined) return { city, timeZone: region[0] }
  const place =
    city ??
    address
      .split(',')
      .map((part) => part.trim())
      .find((part) => zoneOfCity(part) !== null) ??
    null
  return { city: place, timeZone: place === null ? null : zoneOfCity(place) }
}

function cityOf(address: string): string | null {
  const named = CITY.exec(address)?.[1]?.replace(NOT_OF_THE_NAME, '').trim()
  return named === undefined || named === '' ? null : named
}

function zoneOfCity(city: string): string | null {
  const words = wordsOf(city)
  return ZONES.find(([, , cities]) => cities.split('|').includes(words))?.[0] ?? null
}

function wordsOf(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

type Card = { legalAddress: string; city: string; timeZone: string }

/** What a new address says of the town and the zone: of what somebody has chosen himself nothing. `unsaid`: a zone nobody has chosen. */
export function placeChanges(
  card: Card,
  address: string,
  unsaid: string | null,
): Partial<Pick<Card, 'city' | 'timeZone'>> {
  const was = placeOfAddress(card.legalAddress)
  const now = placeOfAddress(address)
  const isOwnCity = card.city.trim() !== '' && card.city !== was.city
  const isOwnZone = card.timeZone !== (was.timeZone ?? unsaid)
  return {
    ...(now.city !== null && !isOwnCity && { city: now.city }),
    ...(now.timeZone !== null && !isOwnZone && { timeZone: now.timeZone }),
  }
}
