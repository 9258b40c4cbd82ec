import type { FactsChange } from '@ot/contract'

/** What the staff list and the records cannot tell; a few questions are left open, as in any organisation at work. */
export const DEMO_ANSWERS: FactsChange['values'] = {
  activity: 'изготовление металлоконструкций',
  mainHazards:
    'движущиеся части станков и прессов, грузы на кране и погрузчиках, брызги и дым сварки, пары растворителей, электрический ток',
  hazardousWorkKinds:
    'работы на высоте, огневые работы вне постоянных мест, строповка и перемещение грузов, работы в электроустановках',
  heightPlaces: 'кровля цеха, замена светильников в пролёте, стеллажи склада',
  hotWorkPlaces: 'сварочные посты цеха металлоконструкций',
  loaders: 'вилочный и аккумуляторный погрузчики, гидравлические тележки',
  cargo: 'прокат в пачках, готовые металлоконструкции, метизы в ящиках на поддонах',
  electricalInstallations: 'вводы 0,4 кВ от подстанции сети, распределительные щиты цеха и склада, 250 кВт',
  territory: 'двор цеха, проезды, тротуар у проходной, площадка склада',
  exits: 'главный вход и выход во двор; в цехе и на складе — ворота и двери рядом с ними',
  fireSystems: 'пожарная сигнализация и звуковое оповещение, прибор на проходной',
  keysPlace: 'проходная, опечатанный ящик у дежурного',
  closingTime: 'с 20 ч 00 мин до 20 ч 30 мин, после второй смены',
  utilityPhones: 'электросеть 8-800-000-00-00, газ 104, водоканал +7 (487) 200-00-20',
  documentsPlace: 'кабинет специалиста по охране труда, второй этаж',
  trainingPlace: 'кабинет охраны труда в административном корпусе',
  serviceRooms: 'раздевалки и душевые — бытовые помещения цеха; комната приёма пищи — второй этаж',
  occupancyLimit: 90,
  electricalPower: 250,
  employeeOpinion: 'none',
  soutReport: '№ 700101 от 14.05.2025',
}

export const DEMO_ABSENT: readonly string[] = ['confinedSpaces', 'earthworkPlaces', 'website']
