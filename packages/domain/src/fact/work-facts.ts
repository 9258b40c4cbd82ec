import type { TextFact } from './fact.ts'

function work(fact: Omit<TextFact, 'type' | 'theme'>): TextFact {
  return { type: 'text', theme: 'work', ...fact }
}

/** What the organisation does, and with what: asked once, printed by every paper that names it. */
export const WORK_FACTS = {
  activity: work({
    label: 'Чем занимается организация',
    question: 'Чем занимается организация? Одной фразой.',
    hint: 'Например: изготовление металлоконструкций',
  }),
  mainHazards: work({
    label: 'Главные опасности',
    question: 'Что в вашей работе опаснее всего?',
    hint: 'Например: движущиеся части станков, грузы, электрический ток',
  }),
  hazardousWorkKinds: work({
    label: 'Работы повышенной опасности',
    question: 'Какие работы повышенной опасности выполняют?',
    hint: 'Например: работы на высоте, сварка, работы в электроустановках',
    none: 'работы повышенной опасности не выполняются',
  }),
  heightPlaces: work({
    label: 'Где работают на высоте',
    question: 'Где и что делают на высоте?',
    hint: 'Например: кровля корпуса, замена светильников с подмостей',
    without: ['height'],
  }),
  hotWorkPlaces: work({
    label: 'Где ведут огневые работы',
    question: 'Где варят, режут, греют открытым огнём?',
    hint: 'Например: сварочный участок цеха № 2',
    without: ['hotWork', 'welding'],
  }),
  confinedSpaces: work({
    label: 'Замкнутые пространства',
    question: 'Какие есть колодцы, ёмкости, подвалы, куда спускаются люди?',
    hint: 'Например: канализационные колодцы № 1–4',
    without: ['confinedSpaces'],
  }),
  earthworkPlaces: work({
    label: 'Где копают',
    question: 'Где и что копают, какие рядом сети?',
    hint: 'Например: траншеи под наружные сети; рядом кабель 0,4 кВ',
    without: ['earthworks'],
  }),
  liftingMachines: work({
    things: ['lifting'],
    label: 'Краны, подъёмники',
    question: 'Какие есть краны, тали, подъёмники?',
    hint: 'Например: мостовой кран 5 т — 2',
    without: ['lifting', 'craneOperators'],
  }),
  pressureVessels: work({
    things: ['pressure'],
    label: 'Котлы, компрессоры, баллоны',
    question: 'Какие есть котлы, компрессоры, баллоны и что в них?',
    hint: 'Например: воздухосборник 0,5 м³, баллоны с кислородом и пропаном',
    without: ['pressure', 'gas'],
  }),
  machines: work({
    things: ['machine'],
    label: 'Станки и машины',
    question: 'Какие есть станки, машины, кухонное или торговое оборудование?',
    hint: 'Например: токарный 16К20, пресс 63 т, сварочные полуавтоматы',
  }),
  tools: work({
    things: ['tool'],
    label: 'Ручной инструмент',
    question: 'Каким ручным и электроинструментом работают?',
    hint: 'Например: дрели, углошлифовальные машины, молотки, ключи',
    without: ['handTools', 'powerTools'],
  }),
  vehicles: work({
    things: ['vehicle'],
    label: 'Автомобили',
    question: 'Какие есть автомобили и спецтехника?',
    hint: 'Например: «Газель» — 1, КамАЗ — 2',
    without: ['transport'],
  }),
  loaders: work({
    label: 'Погрузчики и тележки',
    question: 'Чем грузят и перевозят внутри: погрузчики, тележки?',
    hint: 'Например: автопогрузчик 1,5 т, гидравлические тележки',
    without: ['loading', 'forklifts'],
  }),
  cargo: work({
    label: 'Что грузят и хранят',
    question: 'Что грузят и хранят, в какой таре?',
    hint: 'Например: металл в пачках, коробки до 15 кг на поддонах',
  }),
  chemicals: work({
    things: ['chemical'],
    label: 'Химия и моющие средства',
    question: 'Какими моющими, дезинфицирующими, химическими веществами пользуются?',
    hint: 'Например: средство для мытья полов, хлорные таблетки, растворители',
    without: ['chemicals'],
  }),
  electricalInstallations: work({
    label: 'Электроустановки',
    question: 'Какие электроустановки, откуда питание, какая мощность?',
    hint: 'Например: ввод 0,4 кВ от подстанции сети, 60 кВт, система TN-C-S',
  }),
  territory: work({
    label: 'Территория',
    question: 'Какую территорию и кровли убирают?',
    hint: 'Например: двор, тротуар у входа, кровля склада',
  }),
} satisfies Record<string, TextFact>
